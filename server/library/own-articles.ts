import type { Language } from '../../domain/language.ts';
import type { ArticleAttributes } from '../../domain/library/article.ts';
import type { Services } from '../services.ts';
import type { SeriesEntry } from './store-article.ts';

type Db = Pick<Services, 'db'>;
type ArticleOfAuthor = { articleId: string; authorId: string };

interface NewArticle extends ArticleAttributes, ArticleOfAuthor {
  creatorKind: 'ai' | 'manual';
  isFromDrawer?: boolean;
  cover?: string | null;
  originalLanguage: Language;
  /** A text that the user brought can never be shared. */
  staysPrivate?: boolean;
  series?: SeriesEntry | undefined;
}

/** Inserts a private article. */
export async function insertArticle({ db, now }: Pick<Services, 'db' | 'now'>, article: NewArticle) {
  const { articleId, authorId, creatorKind, originalLanguage, type, genres, tone, audience, length, level } = article;
  const { isFromDrawer = false, staysPrivate = false, cover = null, series } = article;
  await db.query`
    insert into articles (id, creator_kind, author_id, visibility, original_language, is_from_drawer, stays_private, type, genres, tone,
      audience, length, level, cover, series, part, part_count, created_at)
    values (${articleId}, ${creatorKind}, ${authorId}, 'private', ${originalLanguage}, ${isFromDrawer}, ${staysPrivate}, ${type}, ${genres},
      ${tone}, ${audience}, ${length}, ${level}, ${cover}, ${series?.id ?? null}, ${series?.part ?? null}, ${series?.partCount ?? null},
      ${now()})`;
}

export async function hasArticle({ db }: Db, articleId: string) {
  return (await db.query`select 1 from articles where id = ${articleId}`).length > 0;
}

/** Does not change an article that an admin has hidden, and shares no text that stays private. */
export async function changeVisibility(
  { db }: Db,
  { articleId, authorId }: ArticleOfAuthor,
  visibility: 'everybody' | 'private',
) {
  const changed = await db.query`
    update articles set visibility = ${visibility}
    where id = ${articleId} and author_id = ${authorId} and visibility <> 'hidden'
      and not (stays_private and ${visibility} = 'everybody') returning id`;
  return changed.length > 0;
}

export async function deleteArticle({ db }: Db, { articleId, authorId }: ArticleOfAuthor) {
  const deleted = await db.query`
    delete from articles where id = ${articleId} and author_id = ${authorId} returning id`;
  return deleted.length > 0;
}

/** All parts of the author's series. Returns their ids. */
export async function deleteSeries({ db }: Db, { series, authorId }: { series: string; authorId: string }) {
  const deleted = await db.query<{ id: string }>`
    delete from articles where series = ${series} and author_id = ${authorId} returning id`;
  return deleted.map(({ id }) => id);
}

export async function updateLevelAndLength(
  { db }: Db,
  { articleId, level, length }: Pick<ArticleAttributes, 'level' | 'length'> & { articleId: string },
) {
  await db.query`update articles set level = ${level}, length = ${length} where id = ${articleId}`;
}

export async function deleteVersion({ db }: Db, articleId: string, language: Language) {
  await db.query`delete from article_versions where article_id = ${articleId} and language = ${language}`;
}
