import { randomUUID } from 'node:crypto';
import type { Grade, Review } from '../../domain/learning/review/review.ts';
import { rebuildMemory } from '../../domain/learning/review/schedule.ts';
import { listReviews } from '../../server/learning/review/review-queries.ts';
import type { Database } from '../../server/platform/database/database.ts';

/** Creates saved words that wait for their first review. Returns their ids. */
export async function createSavedWords(db: Database, userId: string, count: number) {
  await db.query`
    insert into words (language, base, part_of_speech)
    select 'es', 'palabra' || n, 'noun' from generate_series(1, ${count}::int) n on conflict do nothing`;
  const rows = await db.query<{ id: string }>`
    insert into saved_words (id, user_id, language, word_id, form, sentence, ranges, meaning, native_lang, is_in_review,
      created_at, saved_at)
    select gen_random_uuid(), ${userId}, 'es', id, base, '', '[]', 'word', 'en', true, '2026-01-01', '2026-01-01'
    from words where language = 'es' and base ~ '^palabra[0-9]+$' returning id`;
  return rows.map(({ id }) => id);
}

export const gradeOf = (wordId: string, grade: Grade, at: Date): Review => ({
  kind: 'grade',
  id: randomUUID(),
  wordId,
  grade,
  way: 'reveal',
  at: at.toISOString(),
});

export const undoOf = ({ id, wordId, at }: Review): Review => ({
  kind: 'undo',
  id: randomUUID(),
  wordId,
  undoes: id,
  at,
});

/** Returns the sorted ids of the reviews of these words in the log. */
export const listLoggedIds = async (db: Database, wordIds: readonly string[]) =>
  (await listReviews({ db }, wordIds)).map(({ id }) => id).sort();

interface Scheduled {
  id: string;
  dueAt: string | null;
  stability: number | null;
  reviews: number;
}

/** The stored schedule of these words, and the schedule rebuilt from their reviews. Tests compare both. */
export async function listSchedules(db: Database, wordIds: readonly string[]) {
  const rows = await db.query<Omit<Scheduled, 'dueAt'> & { dueAt: Date | null }>`
    select id, due_at as "dueAt", stability, review_count as reviews from saved_words
    where id = any(${wordIds}::uuid[]) order by id`;
  const logs = Map.groupBy(await listReviews({ db }, wordIds), ({ wordId }) => wordId);
  const stored = rows.map((row): Scheduled => ({ ...row, dueAt: row.dueAt?.toISOString() ?? null }));
  const rebuilt = rows.map(({ id }): Scheduled => {
    const memory = rebuildMemory(logs.get(id) ?? [], 0.9);
    return { id, dueAt: memory?.dueAt ?? null, stability: memory?.stability ?? null, reviews: memory?.reviews ?? 0 };
  });
  return { stored, rebuilt };
}

interface WordTotal {
  id: number;
  encounters: number;
  aided: number;
}

/**
 * How often the user has read each word: the stored totals, and the totals counted again from the stored sentences. Tests compare
 * both.
 */
export async function listTotals(db: Database, userId: string) {
  const stored = await db.query<WordTotal>`
    select m.word_id as id, m.encounters::int, m.aided::int from learners l join learner_words m on m.learner_id = l.id
    where l.user_id = ${userId} order by 1`;
  const counted = await db.query<WordTotal>`
    select word_id as id, count(*) filter (where not is_aided)::int as encounters, count(*) filter (where is_aided)::int as aided
    from (
      select distinct d.article_id, d.day, n, word_id, get_bit(d.aided::bit(600), n - 1) = 1 as is_aided
      from learners l join reading_days d on d.learner_id = l.id
      join article_words w on w.article_id = d.article_id and w.language = l.language,
        generate_series(1, cardinality(w.sentence_ends)) as n,
        unnest(w.sequence[coalesce(w.sentence_ends[n - 1], 0) + 1 : w.sentence_ends[n]]) as word_id
      where l.user_id = ${userId} and get_bit(d.sentences::bit(600), n - 1) = 1 and word_id > 0) as met
    group by 1 order by 1`;
  return { stored, counted };
}

interface ReadSentences {
  articleId: string;
  sentences: number[];
  aided: number[];
}

/** The sentences that the user has read, per article and day, sorted. */
export const listReadSentences = (db: Database, userId: string) =>
  db.query<ReadSentences>`
    select d.article_id as "articleId",
      array(select n from generate_series(1, 600) n where get_bit(d.sentences::bit(600), n - 1) = 1) as sentences,
      array(select n from generate_series(1, 600) n where get_bit(d.aided::bit(600), n - 1) = 1) as aided
    from learners l join reading_days d on d.learner_id = l.id where l.user_id = ${userId} order by 1, d.day`;
