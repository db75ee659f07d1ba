import type { Creation, CreationStatus } from '../../domain/creation/creation.ts';
import type { NewArticle } from '../../domain/creation/new-article.ts';
import type { Language } from '../../domain/language.ts';
import type { Level } from '../../domain/level.ts';
import type { Failure } from '../../domain/translation/translation.ts';
import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;
type ArticleOfAuthor = { articleId: string; authorId: string };

export interface StoredCreation {
  articleId: string;
  authorId: string;
  request: NewArticle;
  learningLang: Language;
  mainLang: Language;
  status: CreationStatus;
  failure: Failure | null;
  title: string | null;
  drawerArticle: string | null;
}

/** Returns false if the id already exists. */
export async function insertCreation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  creation: Pick<StoredCreation, 'articleId' | 'authorId' | 'request' | 'learningLang' | 'mainLang'>,
) {
  const { articleId, authorId, request, learningLang, mainLang } = creation;
  const inserted = await db.query`
    insert into creations (article_id, author_id, way, request, learning_lang, main_lang, status, title, continues, created_at)
    values (${articleId}, ${authorId}, ${request.way}, ${request}, ${learningLang}, ${mainLang}, 'new',
      ${request.way === 'manual' ? request.title : null}, ${request.way === 'chapter' ? request.after : null}, ${now()})
    on conflict do nothing returning article_id`;
  return inserted.length > 0;
}

/** Finds the request for the next chapter of an article. Undefined if the author has not requested it. */
export async function findContinuation({ db }: Db, { articleId, authorId }: ArticleOfAuthor) {
  const [creation] = await db.query<{ articleId: string }>`
    select article_id as "articleId" from creations where continues = ${articleId} and author_id = ${authorId}`;
  return creation?.articleId;
}

/** Finds a creation (a requested article) for its job, without checking the author. */
export async function findStoredCreation({ db }: Db, articleId: string) {
  const [creation] = await db.query<StoredCreation>`
    select article_id as "articleId", author_id as "authorId", request, learning_lang as "learningLang",
      main_lang as "mainLang", status, failure, title, drawer_article as "drawerArticle"
    from creations where article_id = ${articleId}`;
  return creation;
}

/** The stored progress of a creation, without the text of the article. */
export type CreationRow = Omit<
  Creation,
  'canBeTranslated' | 'nextTryAt' | 'translatedTitle' | 'paragraphs' | 'secondsLeft'
>;

/** Finds a creation (a requested article) for its author. Undefined if it belongs to another user. */
export async function findCreation({ db }: Db, { articleId, authorId }: ArticleOfAuthor) {
  const [creation] = await db.query<CreationRow>`
    select article_id as "articleId", way, status, failure, done_count as "doneCount", total_count as "totalCount", title,
      learning_lang as "learningLang", main_lang as "mainLang", (drawer_article is not null or request -> 'drawerArticle' is not null) as "isFromDrawer",
      case when way = 'ai' then request end as request, outcome,
      (select count(*) > 1 from article_versions v
        where v.article_id = creations.article_id and v.language in (learning_lang, main_lang)) as "isTranslated"
    from creations where article_id = ${articleId} and author_id = ${authorId}`;
  return creation;
}

/** Stores the current step and its progress. */
export async function recordProgress(
  { db }: Db,
  articleId: string,
  { status, doneCount = 0, totalCount = 0 }: { status: CreationStatus; doneCount?: number; totalCount?: number },
) {
  await db.query`
    update creations set status = ${status}, done_count = ${doneCount}, total_count = ${totalCount}
    where article_id = ${articleId} and status <> 'done'`;
}

/**
 * Returns false if the creation was deleted or another worker has already stored the text. Locks the row until the
 * transaction ends.
 */
export async function recordWritten(
  { db }: Db,
  articleId: string,
  { title, drawerArticle }: { title: string; drawerArticle: string | null },
) {
  const written = await db.query`
    update creations set title = ${title}, drawer_article = ${drawerArticle}
    where article_id = ${articleId} and title is null returning article_id`;
  return written.length > 0;
}

/** Returns true if this call recorded the failure. A job that runs twice records the failure once. */
export async function recordFailure({ db }: Db, articleId: string, failure: Failure) {
  const failed = await db.query`
    update creations set failure = ${failure} where article_id = ${articleId} and failure is null and status <> 'done'
    returning article_id`;
  return failed.length > 0;
}

/**
 * Returns true if this call finished the creation. Does nothing if the creation has failed: its use of the limit was
 * refunded, so only a retry can finish the creation.
 */
export async function recordDone({ db }: Db, articleId: string) {
  const done = await db.query`
    update creations set status = 'done'
    where article_id = ${articleId} and failure is null and status <> 'done' returning article_id`;
  return done.length > 0;
}

/** Returns true if this call cleared the failure. */
export async function clearFailure({ db }: Db, { articleId, authorId }: ArticleOfAuthor) {
  const cleared = await db.query`
    update creations set failure = null, done_count = 0, total_count = 0
    where article_id = ${articleId} and author_id = ${authorId} and failure is not null returning article_id`;
  return cleared.length > 0;
}

export async function deleteCreation({ db }: Db, { articleId, authorId }: ArticleOfAuthor) {
  const deleted = await db.query`
    delete from creations where article_id = ${articleId} and author_id = ${authorId} returning article_id`;
  return deleted.length > 0;
}

/** The author's level in the language of the requested article; null if they have chosen none. */
export async function findLevel(
  { db }: Db,
  { authorId, learningLang }: Pick<StoredCreation, 'authorId' | 'learningLang'>,
) {
  const [user] = await db.query<{ level: Level | null }>`
    select levels ->> ${learningLang} as level from users where id = ${authorId}`;
  return user?.level ?? null;
}

/** Names of the drawer articles that the author has already received. */
export async function listReceivedFromDrawer({ db }: Db, authorId: string) {
  const rows = await db.query<{ name: string }>`
    select drawer_article as name from creations where author_id = ${authorId} and drawer_article is not null`;
  return rows.map(({ name }) => name);
}
