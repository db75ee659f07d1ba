import type { CreationOutcome } from '../../../domain/creation/creation-outcome.ts';
import type { Language } from '../../../domain/language.ts';
import type { ArticleAttributes } from '../../../domain/library/article.ts';
import type { Services } from '../../services.ts';
import type { WritingRequest } from '../writing/writing-request.ts';

type Db = Pick<Services, 'db'>;

export async function findWish({ db }: Db, articleId: string) {
  const [creation] = await db.query<{ wish: WritingRequest | null; outcome: CreationOutcome | null }>`
    select wish, outcome from creations where article_id = ${articleId}`;
  return creation;
}

/** Stores the request to the language model, unless the creation already has one. */
export async function recordWish({ db }: Db, articleId: string, wish: WritingRequest) {
  await db.query`update creations set wish = ${wish} where article_id = ${articleId} and wish is null`;
}

export async function recordRecap({ db }: Db, articleId: string, recap: string) {
  await db.query`update creations set recap = ${recap} where article_id = ${articleId}`;
}

export async function recordOutcome({ db }: Db, articleId: string, outcome: CreationOutcome) {
  await db.query`update creations set outcome = ${outcome} where article_id = ${articleId}`;
}

/** The subjects of the articles that the author requested as a surprise (way `surprise`), the latest first. */
export async function listOfferedSubjects({ db }: Db, authorId: string) {
  const rows = await db.query<{ subject: string }>`
    select wish ->> 'description' as subject from creations
    where author_id = ${authorId} and way = 'surprise' and wish is not null order by created_at desc`;
  return rows.map(({ subject }) => subject);
}

/**
 * Base forms of the words that are due for review before `until`: the most overdue first, then words that were never
 * reviewed.
 */
export async function listDueBases(
  { db }: Db,
  { userId, language, until, limit }: { userId: string; language: Language; until: Date; limit: number },
) {
  const rows = await db.query<{ base: string }>`
    select w.base from saved_words s join words w on w.id = s.word_id
    where s.user_id = ${userId} and s.language = ${language} and s.is_scheduled and (s.due_at is null or s.due_at < ${until})
    order by s.due_at nulls last, s.saved_at, s.id limit ${limit}`;
  return rows.map(({ base }) => base);
}

interface Chapter extends ArticleAttributes {
  id: string;
  language: Language;
  title: string;
  summary: string;
  recap: string | null;
  paragraphs: string[][];
  wish: WritingRequest | null;
}

/**
 * The chapters up to and including this article, oldest first. Empty if the user is not the author, or if the article was not
 * written by the language model.
 */
export const listChapters = ({ db }: Db, { articleId, authorId }: { articleId: string; authorId: string }) =>
  db.query<Chapter>`
    select a.id, a.type, a.genres, a.tone, a.audience, a.length, a.level, v.language, v.title, v.summary, v.paragraphs, c.recap, c.wish
    from articles last join articles a on a.id = last.id or (a.series = last.series and a.part < last.part)
    join article_versions v on v.article_id = a.id and v.language = a.original_language
    left join creations c on c.article_id = a.id
    where last.id = ${articleId} and last.author_id = ${authorId} and last.creator_kind = 'ai' and not last.is_from_drawer
      and a.author_id = ${authorId}
    order by a.part nulls first`;

/** Words that the learner looked up or saved in these articles and does not know yet, the latest first. */
export async function listBasesOfArticles(
  { db }: Db,
  { userId, articleIds, limit }: { userId: string; articleIds: readonly string[]; limit: number },
) {
  const rows = await db.query<{ base: string }>`
    select w.base from saved_words s join words w on w.id = s.word_id
    where s.user_id = ${userId} and s.article_id = any(${articleIds}::uuid[]) and s.deleted_at is null and s.state <> 'learned'
    order by s.saved_at desc, s.id limit ${limit}`;
  return rows.map(({ base }) => base);
}
