import type { Language } from '../../../domain/language.ts';
import type { WordAt } from '../../../domain/learning/find-word-at.ts';
import type { Services } from '../../services.ts';

export interface NewSavedWord extends Pick<WordAt, 'form' | 'ranges' | 'gender'> {
  userId: string;
  language: Language;
  wordId: number;
  sentence: string;
  translation: string | null;
  meaning: string;
  nativeLanguage: Language;
  /**
   * A word can be saved while its article is still being written. In that case null is stored until `linkWordsToArticle` adds the
   * id.
   */
  articleId: string | null;
  sentenceNumber: number | null;
}

interface Saving {
  /** Whether the word was only looked up, not saved. A second lookup puts it into review. */
  isLookup: boolean;
  isKnown: boolean;
  /**
   * Whether the word stays in the list of saved words. False for a lookup if the learner has turned off the setting that keeps
   * looked-up words. The word is then stored as deleted, as evidence that the learner does not know it, and is erased later.
   */
  isKept: boolean;
  /** Whether the learner wrote or chose the meaning. If so, it replaces the stored meaning, together with the sentence. */
  hasOwnMeaning: boolean;
  /** Whether the learner asked to replace the stored sentence and meaning with those of this place. */
  isReplacing: boolean;
  /** Whether a second lookup puts the word into review. */
  joinsByLookup: boolean;
}

/**
 * Creates the saved word, or updates the existing one. A deleted word is restored with its reviews and gets the new
 * sentence. As long as a word is not in review, a lookup with another meaning replaces both its sentence and its meaning,
 * because they must fit together. Uses one statement, so that two devices cannot create the word twice.
 */
export async function upsertSavedWord(
  { db, now, newId }: Pick<Services, 'db' | 'now' | 'newId'>,
  word: NewSavedWord,
  { isLookup, isKnown, isKept, hasOwnMeaning, isReplacing, joinsByLookup }: Saving,
): Promise<string> {
  const isInReview = !isLookup && !isKnown;
  const [saved] = await db.query<{ id: string }>`
    insert into saved_words as kept (id, user_id, language, word_id, form, sentence, ranges, translation, meaning, native_lang, gender,
      article_id, sentence_number, lookups, looked_up_at, is_in_review, is_marked_known, has_own_meaning, created_at, saved_at, deleted_at)
    values (${newId()}, ${word.userId}, ${word.language}, ${word.wordId}, ${word.form}, ${word.sentence},
      ${JSON.stringify(word.ranges)}, ${word.translation}, ${word.meaning}, ${word.nativeLanguage}, ${word.gender},
      (select id from articles where id = ${word.articleId}), ${word.sentenceNumber}, ${isLookup ? 1 : 0}, ${isLookup ? now() : null}, ${isInReview}, ${isKnown},
      ${hasOwnMeaning}, ${now()}, ${now()}, ${isKept ? null : now()})
    on conflict (user_id, word_id) do update set
      (form, sentence, ranges, translation, meaning, native_lang, gender, article_id, sentence_number, has_own_meaning) = (
        select version.form, version.sentence, version.ranges, version.translation, version.meaning, version.native_lang, version.gender,
          version.article_id, version.sentence_number, version.has_own_meaning
        from (select kept.*, false as is_new union all select excluded.*, true) version
        where version.is_new = (kept.deleted_at is not null or ${hasOwnMeaning} or ${isReplacing}
          or not ${isKnown} and not kept.is_in_review and not kept.is_marked_known and not kept.has_own_meaning
            and excluded.meaning not in ('', kept.meaning))
      ),
      saved_at = case when kept.deleted_at is null then kept.saved_at else excluded.saved_at end,
      lookups = kept.lookups + excluded.lookups,
      looked_up_at = coalesce(excluded.looked_up_at, kept.looked_up_at),
      is_in_review = excluded.is_in_review
        or kept.deleted_at is null
          and (kept.is_in_review or ${isLookup && joinsByLookup} and kept.lookups + 1 >= ${lookupsForReview}),
      is_marked_known = excluded.is_marked_known or kept.is_marked_known and ${isLookup} and kept.deleted_at is null,
      is_suspended = kept.is_suspended and not excluded.is_in_review and kept.deleted_at is null,
      -- A word with eight lapses is set aside. Saving the word puts it back into review, and its lapses so far no longer count.
      forgiven_lapses = case when excluded.is_in_review then kept.lapses else kept.forgiven_lapses end,
      deleted_at = case when ${isKept} and not (${isLookup} and kept.deleted_at > ${new Date(now().getTime() - staysDeletedMs)}) then null
        else kept.deleted_at end
    -- A second lookup in the same sentence within a minute is a repeated request. It does not count.
    where not (${isLookup} and (kept.deleted_at is null or not ${isKept}) and kept.article_id is not distinct from excluded.article_id
      and kept.sentence_number is not distinct from excluded.sentence_number
      and coalesce(kept.looked_up_at > ${new Date(now().getTime() - sameLookupMs)}, false))
    returning id`;
  if (saved !== undefined) return saved.id;
  const [kept] = await db.query<{ id: string }>`
    select id from saved_words where user_id = ${word.userId} and word_id = ${word.wordId}`;
  if (kept === undefined) throw new Error('The word was not stored.');
  return kept.id;
}

type SavedPlace = Pick<NewSavedWord, 'userId' | 'articleId' | 'sentence' | 'ranges'>;
type ChosenMeaning = Omit<NewSavedWord, 'language' | 'nativeLanguage'>;

/**
 * Changes the meaning of a saved word. The new meaning may belong to another word with the same form: Spanish “cuenta” is a
 * noun (bill) and a form of the verb “contar” (to count). If the learner has saved that other word, its meaning changes.
 * Otherwise the word that was saved at this place becomes the other word. The word gets the sentence of this place, because the
 * meaning was chosen for this sentence. Returns the id of the changed word.
 */
export async function changeMeaningAt(
  { db }: Pick<Services, 'db'>,
  { userId, articleId, wordId, form, sentence, ranges, translation, sentenceNumber, meaning, gender }: ChosenMeaning,
): Promise<string | undefined> {
  const [changed] = await db.query<{ id: string }>`
    update saved_words set word_id = ${wordId}, meaning = ${meaning}, gender = ${gender}, has_own_meaning = true, form = ${form},
      sentence = ${sentence}, ranges = ${JSON.stringify(ranges)}, translation = ${translation},
      article_id = (select id from articles where id = ${articleId}), sentence_number = ${sentenceNumber}
    where id = (
      select id from saved_words
      where user_id = ${userId} and deleted_at is null
        and (word_id = ${wordId}
          or article_id = ${articleId} and sentence = ${sentence} and ranges = ${JSON.stringify(ranges)}::jsonb
            and not exists (select from saved_words o where o.user_id = ${userId} and o.word_id = ${wordId}))
      order by word_id = ${wordId} desc, saved_at desc limit 1)
    returning id`;
  return changed?.id;
}

/** Adds the article to words that were saved while the article was being written. */
export async function linkWordsToArticle(
  { db }: Pick<Services, 'db'>,
  { userId, articleId, sentences }: { userId: string; articleId: string; sentences: readonly string[] },
) {
  await db.query`
    update saved_words set article_id = ${articleId}
    where user_id = ${userId} and article_id is null and sentence = any(${sentences}::text[])`;
}

const lookupsForReview = 2;
const sameLookupMs = 60_000;
/**
 * For this time after a deletion, a lookup does not restore the word. Otherwise the lookup that opened a definition popup could
 * restore the word that the learner deletes in the popup.
 */
const staysDeletedMs = 86_400_000;

/** The id of the word that was last saved at this place. Undefined if there is none. */
export async function findSavedWordIdAt(
  { db }: Pick<Services, 'db'>,
  { userId, articleId, sentence, ranges }: SavedPlace,
) {
  const [saved] = await db.query<{ id: string }>`
    select id from saved_words
    where user_id = ${userId} and article_id = ${articleId} and sentence = ${sentence}
      and ranges = ${JSON.stringify(ranges)}::jsonb and deleted_at is null
    order by saved_at desc limit 1`;
  return saved?.id;
}

export async function findSavedWordId({ db }: Pick<Services, 'db'>, userId: string, wordId: number) {
  const [saved] = await db.query<{ id: string }>`
    select id from saved_words where user_id = ${userId} and word_id = ${wordId} and deleted_at is null`;
  return saved?.id;
}
