import type { Language } from '../../../domain/language.ts';
import type { SavedWord } from '../../../domain/learning/saved-word.ts';
import type { Services } from '../../services.ts';

type Db = Pick<Services, 'db'>;

interface Asked {
  userId: string;
  articleId: string;
  language: Language;
}

/** Whether the learner has words in review that are not known yet. */
export async function hasSavedWords({ db }: Db, { userId, language }: Asked): Promise<boolean> {
  const [saved] = await db.query<{ id: string }>`
    select id from saved_words
    where user_id = ${userId} and language = ${language} and deleted_at is null and is_in_review and state <> 'learned'
    limit 1`;
  return saved !== undefined;
}

/** The words of an article that are in review and not known yet. */
export async function listSavedWordIds({ db }: Db, { userId, articleId, language }: Asked): Promise<Set<number>> {
  const rows = await db.query<{ id: number }>`
    select s.word_id as id from article_words w join saved_words s on s.word_id = any(w.words)
    where w.article_id = ${articleId} and w.language = ${language} and s.user_id = ${userId}
      and s.deleted_at is null and s.is_in_review and s.state <> 'learned'`;
  return new Set(rows.map(({ id }) => id));
}

interface SavedPlace {
  sentence: number;
  start: number;
  end: number;
}

/**
 * Lists the places where the learner saved words of this article. `article_words` does not contain all of these words: a
 * learner may save one word of an expression alone, or several words that are no expression. Sentences that were edited
 * after a word was saved are left out.
 */
export async function listSavedPlaces({ db }: Db, { userId, articleId, language }: Asked): Promise<SavedPlace[]> {
  const rows = await db.query<{ sentence: number; ranges: SavedWord['ranges'] }>`
    with version as materialized (
      select jsonb_path_query_array(paragraphs, '$[*][*]') as sentences from article_versions
      where article_id = ${articleId} and language = ${language}
    )
    select s.sentence_number as sentence, s.ranges from saved_words s, version
    where s.user_id = ${userId} and s.article_id = ${articleId} and s.language = ${language} and s.sentence_number is not null
      and s.deleted_at is null and s.is_in_review and s.state <> 'learned'
      and version.sentences ->> (s.sentence_number - 1) = s.sentence`;
  return rows.flatMap(({ sentence, ranges }) => ranges.map(([start, end]) => ({ sentence, start, end })));
}
