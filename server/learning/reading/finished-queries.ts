import type { Language } from '../../../domain/language.ts';
import type { Services } from '../../services.ts';

type Db = Pick<Services, 'db'>;

export interface FinishedArticle {
  userId: string;
  articleId: string;
  language: Language;
  /** The day on which the article was finished, in the time zone of the user. */
  day: string;
  /** Null if the article no longer exists in this language. */
  sentenceCount: number | null;
}

export async function hasUncounted({ db }: Db) {
  const [row] = await db.query`select user_id from finished_before_learning limit 1`;
  return row !== undefined;
}

export async function listUsersAfter({ db }: Db, afterUserId: string, limit: number) {
  const rows = await db.query<{ id: string }>`
    select distinct user_id as id from finished_before_learning where user_id > ${afterUserId} order by user_id limit ${limit}`;
  return rows.map(({ id }) => id);
}

export const listUncounted = ({ db }: Db, userIds: readonly string[]) =>
  db.query<FinishedArticle>`
    select f.user_id as "userId", f.article_id as "articleId", f.language,
      (f.finished_at at time zone coalesce(u.time_zone, 'UTC'))::date::text as day, v.sentence_count as "sentenceCount"
    from finished_before_learning f
    left join users u on u.id = f.user_id
    left join article_versions v on v.article_id = f.article_id and v.language = f.language
    where f.user_id = any(${userIds}) order by f.user_id, f.article_id`;

/** Returns false if another process has already counted the article. */
export async function takeUncounted({ db: tx }: Db, { userId, articleId, language }: FinishedArticle) {
  const rows = await tx.query`
    delete from finished_before_learning
    where user_id = ${userId} and article_id = ${articleId} and language = ${language} returning user_id`;
  return rows.length > 0;
}

/**
 * Marks the sentences of a day as weighed, so that they never change the estimated vocabulary. They were read before
 * Foxtale recorded lookups. Without lookups, the learner would seem to know all words of the article.
 */
export async function markAsWeighed(
  { db: tx }: Db,
  { learnerId, articleId, day }: { learnerId: number; articleId: string; day: string },
) {
  await tx.query`
    update reading_days set weighed = sentences
    where learner_id = ${learnerId} and article_id = ${articleId} and day = ${day}`;
}
