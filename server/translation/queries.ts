import type { Language } from '../../domain/language.ts';
import type { ArticleVersion } from '../../domain/library/article.ts';
import type { Failure, Translation } from '../../domain/translation/translation.ts';
import type { Services } from '../services.ts';
import { linesBeforeSentences } from './translate-article.ts';
import type { TranslationProgress } from './translate-lines.ts';

type Db = Pick<Services, 'db'>;

export interface Wanted {
  articleId: string;
  language: Language;
}

/** What a translation is spent and lined up under. */
export const keyOf = ({ articleId, language }: Wanted) => `${articleId}:${language}`;

/** What the asker may know of it; undefined if they may not read the article. */
export async function findTranslation({ db }: Db, { articleId, language }: Wanted, readerId: string) {
  const [translation] = await db.query<Translation>`
    select case when v.language is not null then 'ready' else coalesce(t.status, 'none') end as status, t.failure,
      coalesce(cardinality(array_remove(t.progress[${linesBeforeSentences + 1}:], null)), 0) as "translatedCount",
      (select max(o.sentence_count) from article_versions o where o.article_id = a.id) as "sentenceCount"
    from articles a
    left join article_versions v on v.article_id = a.id and v.language = ${language}
    left join translations t on t.article_id = a.id and t.language = ${language}
    where a.id = ${articleId} and may_read(a, ${readerId})`;
  return translation;
}

export interface Original extends ArticleVersion {
  summary: string;
}

/** The version that translations are made from. */
export async function findOriginal({ db }: Db, articleId: string) {
  const [original] = await db.query<Original>`
    select v.language, v.title, v.summary, v.paragraphs
    from articles a join article_versions v on v.article_id = a.id
    where a.id = ${articleId} order by v.language = a.original_language desc, v.language limit 1`;
  return original;
}

export async function hasVersion({ db }: Db, { articleId, language }: Wanted) {
  const found = await db.query`
    select 1 from article_versions where article_id = ${articleId} and language = ${language}`;
  return found.length > 0;
}

/** False if the article is gone; otherwise it stays until the end of the transaction. */
export async function holdArticle({ db }: Db, articleId: string) {
  return (await db.query`select 1 from articles where id = ${articleId} for key share`).length > 0;
}

/** True for the one who begins it, or begins it again after a failure. */
export async function beginTranslation({ db, now }: Pick<Services, 'db' | 'now'>, { articleId, language }: Wanted) {
  const begun = await db.query`
    insert into translations as t (article_id, language, status, requested_at)
    values (${articleId}, ${language}, 'requested', ${now()})
    on conflict (article_id, language) do update set status = 'requested', failure = null, requested_at = ${now()}
      where t.status = 'failed'
    returning t.article_id`;
  return begun.length > 0;
}

/** What its author has translated is there to go on from, as if an earlier try had brought it. */
export async function insertBegunTranslation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  articleId: string,
  { language, title, paragraphs }: ArticleVersion,
) {
  const sentences = paragraphs.flat().map((sentence) => (sentence === '' ? null : sentence));
  const progress: TranslationProgress = [title, '', '', ...sentences];
  await db.query`
    insert into translations (article_id, language, status, requested_at, progress)
    values (${articleId}, ${language}, 'requested', ${now()}, ${progress})`;
}

export async function recordTranslating({ db }: Db, { articleId, language }: Wanted) {
  await db.query`
    update translations set status = 'translating', failure = null
    where article_id = ${articleId} and language = ${language} and status <> 'ready'`;
}

/** True for the one who ends it. */
export async function recordTranslationFailure({ db }: Db, { articleId, language }: Wanted, failure: Failure) {
  const failed = await db.query`
    update translations set status = 'failed', failure = ${failure}
    where article_id = ${articleId} and language = ${language} and status in ('requested', 'translating')
    returning article_id`;
  return failed.length > 0;
}

/** True for the one who finishes it. What was kept for another try is in the version now. */
export async function recordTranslated({ db }: Db, { articleId, language }: Wanted) {
  const ready = await db.query`
    update translations set status = 'ready', failure = null, progress = null
    where article_id = ${articleId} and language = ${language} and status <> 'ready' returning article_id`;
  return ready.length > 0;
}

export async function findProgress({ db }: Db, { articleId, language }: Wanted) {
  const [translation] = await db.query<{ progress: (string | null)[] | null }>`
    select progress from translations where article_id = ${articleId} and language = ${language}`;
  return translation?.progress ?? undefined;
}

export async function keepProgress({ db }: Db, { articleId, language }: Wanted, progress: TranslationProgress) {
  await db.query`
    update translations set progress = ${progress} where article_id = ${articleId} and language = ${language}`;
}

/** Whoever waits for it, the one who began it first. */
export function listWaiting({ db }: Db, { articleId, language }: Wanted) {
  return db.query<{ userId: string }>`
    select user_id as "userId" from translation_requests
    where article_id = ${articleId} and language = ${language} order by requested_at, user_id`;
}

export async function addWaiting(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { articleId, language }: Wanted,
  userId: string,
) {
  await db.query`
    insert into translation_requests (article_id, language, user_id, requested_at)
    values (${articleId}, ${language}, ${userId}, ${now()}) on conflict do nothing`;
}

/** What failed only because nobody could translate. */
export function listUntranslatable({ db }: Db) {
  return db.query<Wanted>`
    select article_id as "articleId", language from translations where status = 'failed' and failure = 'no-translator'`;
}
