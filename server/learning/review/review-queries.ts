import type { Grade, Memory, Review } from '../../../domain/learning/review/review.ts';
import type { SavedState } from '../../../domain/learning/saved-word.ts';
import type { Services } from '../../services.ts';
import { toMemory } from '../words/saved-word-queries.ts';

type Db = Pick<Services, 'db'>;

/**
 * Locks the words in the order of their ids, so that two devices cannot deadlock. Includes deleted words, because they can be
 * restored.
 */
export async function lockWords({ db: tx }: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>`
    select id from saved_words where user_id = ${userId} and id = any(${ids}) order by id for update`;
  return rows.map(({ id }) => id);
}

/** The learner's reviewed words, in all languages. */
export async function listReviewedIds({ db }: Db, userId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>`
    select id from saved_words where user_id = ${userId} and review_count > 0 order by id`;
  return rows.map(({ id }) => id);
}

interface Appended {
  reviews: readonly Review[];
  /** Imported reviews may be older than their word. */
  isImported?: boolean;
}

/**
 * Stores each review once. A time in the future (device clock ahead of the server) becomes now. A time before the word was saved
 * becomes the time of saving, except for imported reviews. The words must be locked by the caller.
 */
export async function appendReviews(
  { db: tx, now }: Pick<Services, 'db' | 'now'>,
  { reviews, isImported = false }: Appended,
) {
  await tx.query`
    insert into review_logs as kept (word_id, ids, times, grades, ways, undoes)
    select given.word_id, array_agg(given.id),
      array_agg(greatest(least(given.at, ${now()}), case when ${isImported}::boolean then '-infinity' else s.created_at end)),
      array_agg(given.grade), array_agg(given.way::review_way), array_agg(given.undoes)
    from (
      select distinct on (word_id, id) word_id, id, at, grade, way, undoes
      from unnest(${reviews.map(({ wordId }) => wordId)}::uuid[], ${reviews.map(({ id }) => id)}::uuid[],
        ${reviews.map(({ at }) => at)}::timestamptz[],
        ${reviews.map((each) => (each.kind === 'grade' ? each.grade : null))}::smallint[],
        ${reviews.map((each) => (each.kind === 'grade' ? each.way : null))}::text[],
        ${reviews.map((each) => (each.kind === 'undo' ? each.undoes : null))}::uuid[])
        as listed(word_id, id, at, grade, way, undoes)
      order by word_id, id
    ) given
    join saved_words s on s.id = given.word_id
    left join review_logs l on l.word_id = given.word_id
    where l.word_id is null or given.id <> all (l.ids)
    group by given.word_id
    on conflict (word_id) do update set ids = kept.ids || excluded.ids, times = kept.times || excluded.times,
      grades = kept.grades || excluded.grades, ways = kept.ways || excluded.ways, undoes = kept.undoes || excluded.undoes`;
}

type LoggedReview = Pick<Review, 'id' | 'wordId'> & {
  grade: Grade | null;
  way: 'reveal' | 'type' | 'recall' | null;
  undoes: string | null;
  at: Date;
};

export async function listReviews({ db }: Db, wordIds: readonly string[]): Promise<Review[]> {
  const rows = await db.query<LoggedReview>`
    select r.id, l.word_id as "wordId", r.grade, r.way, r.undoes, r.at
    from review_logs l, unnest(l.ids, l.times, l.grades, l.ways, l.undoes) as r(id, at, grade, way, undoes)
    where l.word_id = any(${wordIds}::uuid[])`;
  return rows.flatMap(({ id, wordId, grade, way, undoes, at }): Review[] => {
    const row = { id, wordId, at: at.toISOString() };
    if (undoes !== null) return [{ ...row, kind: 'undo', undoes }];
    return grade === null || way === null ? [] : [{ ...row, kind: 'grade', grade, way }];
  });
}

export interface RebuiltMemory {
  id: string;
  memory: Memory | null;
  firstReviewedAt: string | null;
}

export interface ReviewedWord {
  wordId: string;
  memory: Memory | null;
  state: SavedState;
}

/**
 * Stores the rebuilt memories of words (their states in FSRS, the spaced repetition algorithm). A word that has a grade is
 * put into review.
 */
export async function updateMemories({ db: tx }: Db, rebuilt: readonly RebuiltMemory[]): Promise<ReviewedWord[]> {
  const memories = rebuilt.map(({ memory }) => memory);
  const rows = await tx.query<UpdatedRow>`
    update saved_words s set due_at = given.due_at, stability = given.stability, difficulty = given.difficulty,
      review_count = given.review_count, lapses = given.lapses, reviewed_at = given.reviewed_at,
      first_reviewed_at = given.first_reviewed_at, is_in_review = s.is_in_review or given.review_count > 0
    from unnest(${rebuilt.map(({ id }) => id)}::uuid[], ${memories.map((each) => each?.dueAt)}::timestamptz[],
      ${memories.map((each) => each?.stability)}::float8[], ${memories.map((each) => each?.difficulty)}::float8[],
      ${memories.map((each) => each?.reviews ?? 0)}::int[], ${memories.map((each) => each?.lapses ?? 0)}::int[],
      ${memories.map((each) => each?.reviewedAt)}::timestamptz[],
      ${rebuilt.map(({ firstReviewedAt }) => firstReviewedAt)}::timestamptz[])
      as given(id, due_at, stability, difficulty, review_count, lapses, reviewed_at, first_reviewed_at)
    where s.id = given.id
    returning s.id, s.state, s.due_at as "dueAt", s.stability, s.difficulty, s.review_count as reviews, s.lapses,
      s.reviewed_at as "reviewedAt"`;
  return rows.map((row) => ({ wordId: row.id, memory: toMemory(row), state: row.state }));
}

type UpdatedRow = Parameters<typeof toMemory>[0] & { id: string; state: SavedState };
