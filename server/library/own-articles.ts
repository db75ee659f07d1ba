import type { Language } from '../../domain/language.ts';
import type { Level } from '../../domain/level.ts';
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
  /** True for a text that the user imported: it can never be shared. */
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

/** Does not change an article that an admin has hidden, and does not share a text that must stay private. */
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
  const [deleted] = await db.query<{ series: string | null }>`
    delete from articles where id = ${articleId} and author_id = ${authorId} returning series`;
  if (deleted?.series) await renumberSeries({ db }, { series: deleted.series, authorId });
  return deleted !== undefined;
}

/** Deletes all parts of the author's series. Returns their ids. */
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

export async function updateLevel({ db }: Db, articleId: string, level: Level) {
  await db.query`update articles set level = ${level} where id = ${articleId}`;
}

/**
 * Makes the article the next part of the series of another article by the same author. If the other article has no series, a new
 * series begins with it.
 */
export async function joinSeries({ db: tx }: Db, { articleId, authorId }: ArticleOfAuthor, after: string) {
  await tx.query`
    update articles set series = id::text, part = 1, part_count = 1
    where id = ${after} and author_id = ${authorId} and series is null`;
  await tx.query`
    update articles a set series = previous.series, part = previous.part + 1, part_count = previous.part + 1
    from articles previous
    where previous.id = ${after} and previous.author_id = ${authorId} and previous.part = previous.part_count
      and a.id = ${articleId} and a.series is null`;
  await tx.query`
    update articles a set part_count = latest.part from articles latest
    where latest.id = ${articleId} and a.series = latest.series and a.author_id = ${authorId}`;
}

/** Renumbers the author's series after one of its parts was deleted. */
async function renumberSeries({ db: tx }: Db, { series, authorId }: { series: string; authorId: string }) {
  await tx.query`
    update articles a set series = case when total > 1 then a.series end, part = case when total > 1 then place end,
      part_count = case when total > 1 then total end
    from (
      select id, row_number() over (order by part) as place, count(*) over () as total from articles
      where series = ${series} and author_id = ${authorId}
    ) numbered
    where a.id = numbered.id`;
}

export async function deleteVersion({ db }: Db, articleId: string, language: Language) {
  await db.query`delete from article_versions where article_id = ${articleId} and language = ${language}`;
}
