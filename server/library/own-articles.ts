import type { Language } from '../../domain/language.ts';
import type { ArticleAttributes } from '../../domain/library/article.ts';
import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;
type ArticleOfAuthor = { articleId: string; authorId: string };

interface NewArticle extends ArticleAttributes, ArticleOfAuthor {
  creatorKind: 'ai' | 'manual';
  isFromDrawer?: boolean;
  cover?: string | null;
  originalLanguage: Language;
}

/** Inserts a private article. */
export async function insertArticle({ db, now }: Pick<Services, 'db' | 'now'>, article: NewArticle) {
  const { articleId, authorId, creatorKind, originalLanguage, type, genres, tone, audience, length, level } = article;
  const { isFromDrawer = false, cover = null } = article;
  await db.query`
    insert into articles (id, creator_kind, author_id, visibility, original_language, is_from_drawer, type, genres, tone, audience, length,
      level, cover, created_at)
    values (${articleId}, ${creatorKind}, ${authorId}, 'private', ${originalLanguage}, ${isFromDrawer}, ${type}, ${genres}, ${tone},
      ${audience}, ${length}, ${level}, ${cover}, ${now()})`;
}

export async function hasArticle({ db }: Db, articleId: string) {
  return (await db.query`select 1 from articles where id = ${articleId}`).length > 0;
}

/** Does not change an article that an admin has hidden. */
export async function changeVisibility(
  { db }: Db,
  { articleId, authorId }: ArticleOfAuthor,
  visibility: 'everybody' | 'private',
) {
  const changed = await db.query`
    update articles set visibility = ${visibility}
    where id = ${articleId} and author_id = ${authorId} and visibility <> 'hidden' returning id`;
  return changed.length > 0;
}

export async function deleteArticle({ db }: Db, { articleId, authorId }: ArticleOfAuthor) {
  const deleted = await db.query`
    delete from articles where id = ${articleId} and author_id = ${authorId} returning id`;
  return deleted.length > 0;
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
