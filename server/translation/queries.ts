import type { Language } from '../../domain/language.ts';
import type { ArticleVersion } from '../../domain/library/article.ts';
import type { Failure, Translation } from '../../domain/translation/translation.ts';
import type { Services } from '../services.ts';
import { linesBeforeSentences } from './translate-article.ts';
import type { TranslationProgress } from './translation-progress.ts';

type Db = Pick<Services, 'db'>;

export interface TranslationTarget {
  articleId: string;
  language: Language;
}

/** The key under which the translation is counted against a limit, and the key of its job. */
export const keyOf = ({ articleId, language }: TranslationTarget) => `${articleId}:${language}`;

/** The state of a translation. Undefined if the reader may not read the article. */
export async function findTranslation({ db }: Db, { articleId, language }: TranslationTarget, readerId: string) {
  const [translation] = await db.query<Translation>`
    select case when v.language is not null then 'ready' when t.failure in ('no-translator', 'edited') then 'none'
        else coalesce(t.status, 'none') end as status,
      case when t.failure in ('no-translator', 'edited') then null else t.failure end as failure,
      coalesce(cardinality(array_remove(t.progress[${linesBeforeSentences + 1}:], null)), 0) as "translatedCount",
      (select max(o.sentence_count) from article_versions o where o.article_id = a.id) as "sentenceCount",
      coalesce(r.is_quiet, false) as "isQuiet"
    from articles a
    left join article_versions v on v.article_id = a.id and v.language = ${language}
    left join translations t on t.article_id = a.id and t.language = ${language}
    left join translation_requests r
      on r.article_id = a.id and r.language = ${language} and r.user_id = ${readerId}
    where a.id = ${articleId} and may_read(a, ${readerId})`;
  return translation;
}

export interface Original extends ArticleVersion {
  summary: string;
  isFormal: boolean;
}

/** Finds the text from which translations are made. */
export async function findOriginal({ db }: Db, articleId: string) {
  const [original] = await db.query<Original>`
    select v.language, v.title, v.summary, v.paragraphs, a.tone is not distinct from 'formal' as "isFormal"
    from articles a join article_versions v on v.article_id = a.id
    where a.id = ${articleId} order by v.language = a.original_language desc, v.language limit 1`;
  return original;
}

export async function hasVersion({ db }: Db, { articleId, language }: TranslationTarget) {
  const found = await db.query`
    select 1 from article_versions where article_id = ${articleId} and language = ${language}`;
  return found.length > 0;
}

/** Locks the article against deletion until the transaction ends. Returns false if the article does not exist. */
export async function lockArticle({ db }: Db, articleId: string) {
  return (await db.query`select 1 from articles where id = ${articleId} for key share`).length > 0;
}

/** Returns true for the request that starts the translation, or restarts it after a failure. */
export async function beginTranslation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { articleId, language }: TranslationTarget,
) {
  const begun = await db.query`
    insert into translations as t (article_id, language, status, requested_at)
    values (${articleId}, ${language}, 'requested', ${now()})
    on conflict (article_id, language) do update set status = 'requested', failure = null, requested_at = ${now()}
      where t.status = 'failed'
    returning t.article_id`;
  return begun.length > 0;
}

/**
 * Whether this translation is part of an article that the user created. In that case, a retry is free, because the article has
 * already counted against `ai-articles` or `own-articles`.
 */
export async function isPartOfCreation({ db }: Db, { articleId, language }: TranslationTarget, userId: string) {
  const found = await db.query`
    select 1 from creations
    where article_id = ${articleId} and author_id = ${userId} and failure is null and drawer_article is null
      and ${language} in (learning_lang, main_lang)`;
  return found.length > 0;
}

/** Starts a translation with lines that are already translated. They are stored as if an earlier try had translated them. */
export async function insertBegunTranslation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { articleId, language }: TranslationTarget,
  progress: TranslationProgress,
) {
  await db.query`
    insert into translations (article_id, language, status, requested_at, progress)
    values (${articleId}, ${language}, 'requested', ${now()}, ${progress})`;
}

export async function recordTranslating({ db }: Db, { articleId, language }: TranslationTarget) {
  await db.query`
    update translations set status = 'translating', failure = null
    where article_id = ${articleId} and language = ${language} and status <> 'ready'`;
}

/** Returns true if this call changed the status. */
export async function recordTranslationFailure(
  { db }: Db,
  { articleId, language }: TranslationTarget,
  failure: Failure,
) {
  const failed = await db.query`
    update translations set status = 'failed', failure = ${failure}
    where article_id = ${articleId} and language = ${language} and status in ('requested', 'translating')
    returning article_id`;
  return failed.length > 0;
}

/**
 * Returns true if this call changed the status. Deletes `progress` (the sentences translated so far), because they are now
 * stored in the article.
 */
export async function recordTranslated({ db }: Db, { articleId, language }: TranslationTarget) {
  const ready = await db.query`
    update translations set status = 'ready', failure = null, progress = null
    where article_id = ${articleId} and language = ${language} and status <> 'ready' returning article_id`;
  return ready.length > 0;
}

export async function findProgress({ db }: Db, { articleId, language }: TranslationTarget) {
  const [translation] = await db.query<{ progress: (string | null)[] | null }>`
    select progress from translations where article_id = ${articleId} and language = ${language}`;
  return translation?.progress ?? undefined;
}

export async function keepProgress(
  { db }: Db,
  { articleId, language }: TranslationTarget,
  progress: TranslationProgress,
) {
  await db.query`
    update translations set progress = ${progress} where article_id = ${articleId} and language = ${language}`;
}

export interface Waiting {
  userId: string;
  /** Whether only `translateAhead`, and not the user, requested the translation. In that case, the user is not notified. */
  isQuiet: boolean;
}

/** Waiting users, in the order of their requests. */
export function listWaiting({ db }: Db, { articleId, language }: TranslationTarget) {
  return db.query<Waiting>`
    select user_id as "userId", is_quiet as "isQuiet" from translation_requests
    where article_id = ${articleId} and language = ${language} order by requested_at, user_id`;
}

export async function addWaiting(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { articleId, language }: TranslationTarget,
  { userId, isQuiet }: Waiting,
) {
  await db.query`
    insert into translation_requests as r (article_id, language, user_id, requested_at, is_quiet)
    values (${articleId}, ${language}, ${userId}, ${now()}, ${isQuiet})
    on conflict (article_id, language, user_id) do update set is_quiet = r.is_quiet and excluded.is_quiet`;
}

/**
 * Records that the translation has failed because no language model is configured. `retryUntranslatable` retries it later. Does
 * not change `progress`, which may contain sentences that the author translated.
 */
export async function recordUntranslatable(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { articleId, language }: TranslationTarget,
) {
  await db.query`
    insert into translations as t (article_id, language, status, failure, requested_at)
    values (${articleId}, ${language}, 'failed', 'no-translator', ${now()})
    on conflict (article_id, language) do update set status = 'failed', failure = 'no-translator'
      where t.status <> 'ready'`;
}

/**
 * After an edit or an import, stores the sentences that are already translated. A later request for the translation continues
 * with them.
 */
export async function storeForRequest(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { articleId, language }: TranslationTarget,
  progress: TranslationProgress,
) {
  await db.query`
    insert into translations as t (article_id, language, status, failure, requested_at, progress)
    values (${articleId}, ${language}, 'failed', 'edited', ${now()}, ${progress})
    on conflict (article_id, language) do update set status = 'failed', failure = 'edited', progress = excluded.progress`;
}

/** Incomplete translations with their progress. */
export function listUnfinished({ db }: Db, articleId: string) {
  return db.query<{ language: Language; progress: (string | null)[] }>`
    select language, progress from translations t
    where article_id = ${articleId} and progress is not null
      and not exists (select from article_versions v where v.article_id = t.article_id and v.language = t.language)`;
}

export async function deleteTranslation({ db }: Db, { articleId, language }: TranslationTarget) {
  await db.query`delete from translations where article_id = ${articleId} and language = ${language}`;
}

/** Translations that failed because no language model was configured. */
export function listUntranslatable({ db }: Db) {
  return db.query<TranslationTarget>`
    select article_id as "articleId", language from translations where status = 'failed' and failure = 'no-translator'`;
}
