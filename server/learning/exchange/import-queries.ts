import type { Language } from '../../../domain/language.ts';
import { mostImportedReviews } from '../../../domain/learning/import/import-words.ts';
import type { WordInTable } from '../../../domain/learning/import/word-table.ts';
import type { Review } from '../../../domain/learning/review/review.ts';
import type { Services } from '../../services.ts';
import { appendReviews, listReviews } from '../review/review-queries.ts';

export type ImportedWord = Omit<WordInTable, 'word' | 'partOfSpeech' | 'nativeLanguage'> & {
  wordId: number;
  nativeLanguage: Language;
};

interface Learner {
  userId: string;
  language: Language;
}

/**
 * Adds the words that the user has not saved yet. A word that is already saved does not change, except that it is marked as known
 * if the file says so. A deleted word is restored: it keeps its reviews, and its other data comes from the file. The given words
 * must be distinct.
 */
export async function importSavedWords(
  { db: tx, now, newId }: Pick<Services, 'db' | 'now' | 'newId'>,
  { userId, language }: Learner,
  words: readonly ImportedWord[],
) {
  const rows = JSON.stringify(words.map((word) => ({ ...word, id: newId(), reviews: undefined })));
  const added = await tx.query<{ id: string }>`
    insert into saved_words as kept (id, user_id, language, word_id, form, sentence, ranges, translation, meaning, native_lang, gender, lookups,
      is_in_review, is_suspended, is_marked_known, forgiven_lapses, created_at, saved_at)
    select id, ${userId}, ${language}, "wordId", form, sentence, ranges, translation, meaning, "nativeLanguage", gender, lookups,
      "isInReview", "isSuspended", "isKnown", "forgivenLapses", ${now()}, least(coalesce("savedAt", ${now()}), ${now()})
    from jsonb_to_recordset(${rows}::jsonb) as given(id uuid, "wordId" int, form text, sentence text, ranges jsonb, translation text,
      meaning text, "nativeLanguage" text, gender text, lookups int, "isInReview" boolean, "isSuspended" boolean,
      "isKnown" boolean, "forgivenLapses" int, "savedAt" timestamptz)
    on conflict (user_id, word_id) do update set form = excluded.form, sentence = excluded.sentence, ranges = excluded.ranges,
      translation = excluded.translation, meaning = excluded.meaning, native_lang = excluded.native_lang, gender = excluded.gender,
      article_id = null, sentence_number = null, lookups = greatest(kept.lookups, excluded.lookups),
      is_in_review = excluded.is_in_review, is_suspended = excluded.is_suspended, is_marked_known = excluded.is_marked_known,
      forgiven_lapses = greatest(kept.forgiven_lapses, excluded.forgiven_lapses), saved_at = excluded.saved_at, deleted_at = null
    where kept.deleted_at is not null
    returning id`;
  const known = words.flatMap(({ isKnown, wordId }) => (isKnown ? wordId : []));
  await tx.query`
    update saved_words set is_marked_known = true
    where user_id = ${userId} and word_id = any(${known}) and not is_marked_known and state <> 'learned'`;
  return added.length;
}

/**
 * Adds the reviews that are not in the log yet. Two reviews of the same word at the same time count as one. Returns the ids of
 * the saved words that got new reviews; they stay locked until the transaction ends.
 */
export async function importReviews(
  tx: Pick<Services, 'db' | 'newId' | 'now'>,
  userId: string,
  words: readonly Pick<ImportedWord, 'wordId' | 'reviews'>[],
): Promise<string[]> {
  const imported = new Map(words.map(({ wordId, reviews }) => [wordId, reviews]));
  const saved = await tx.db.query<{ id: string; wordId: number }>`
    select id, word_id as "wordId" from saved_words
    where user_id = ${userId} and word_id = any(${[...imported.keys()]}::integer[]) and review_count < ${mostImportedReviews}
    order by id for update`;
  const ids = saved.map(({ id }) => id);
  const keyOf = (id: string, at: string) => `${id} ${at}`;
  const logged = await listReviews(tx, ids);
  const known = new Set(logged.flatMap(({ kind, wordId, at }) => (kind === 'grade' ? keyOf(wordId, at) : [])));
  const now = tx.now().getTime();
  const reviews = saved.flatMap(({ id, wordId }) =>
    (imported.get(wordId) ?? [])
      .map(({ at, grade }) => ({ at: new Date(Math.min(Date.parse(at), now)).toISOString(), grade }))
      .filter(({ at }) => !known.has(keyOf(id, at)))
      .map(({ at, grade }): Review => ({ kind: 'grade', id: tx.newId(), wordId: id, grade, way: 'reveal', at })),
  );
  await appendReviews(tx, { reviews, isImported: true });
  return [...new Set(reviews.map(({ wordId }) => wordId))];
}
