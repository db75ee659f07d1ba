import { type AdminArticle, articlesPerPage } from '../../domain/admin/article-list.ts';
import type { NewArticle } from '../../domain/creation/new-article.ts';
import { workingTitle } from '../creation/working-title.ts';
import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

/** The title of each article in its original language. */
export async function findTitles({ db }: Db, articleIds: string[]) {
  const rows = await db.query<{ id: string; title: string }>`
    select distinct on (a.id) a.id, v.title from articles a join article_versions v on v.article_id = a.id
    where a.id = any(${articleIds}) order by a.id, v.language = a.original_language desc, v.language`;
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/**
 * Titles to show for articles that are not written yet. The title is empty for a surprise (Foxy chooses the subject)
 * and for a next chapter.
 */
export async function findWorkingTitles({ db }: Db, articleIds: string[]) {
  const rows = await db.query<{ id: string; title: string | null; request: NewArticle }>`
    select article_id as id, title, request from creations where article_id = any(${articleIds})`;
  return new Map(rows.map(({ id, title, request }) => [id, title ?? workingTitle(request)]));
}

/** Searches the titles in all languages, newest first. Private articles are not listed. */
export async function listArticles({ db }: Db, { search, page }: { search: string; page: number }) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await db.query<Omit<AdminArticle, 'createdAt'> & { createdAt: Date }>`
    select a.id, original.title, original.language as "titleLanguage", a.creator_kind as "creatorKind", a.visibility,
      a.original_language as "originalLanguage", author.email as author, a.is_imported as "isImported", a.created_at as "createdAt",
      array(select v.language::text from article_versions v where v.article_id = a.id order by v.language) as languages
    from articles a
    join lateral (
      select v.title, v.language from article_versions v where v.article_id = a.id
      order by v.language = a.original_language desc, v.language limit 1) original on true
    left join accounts author on author.id = a.author_id
    where a.visibility <> 'private'
      and (${search} = '' or a.id in (select v.article_id from article_versions v where v.title ilike ${pattern}))
    order by a.created_at desc, a.id limit ${articlesPerPage + 1} offset ${(page - 1) * articlesPerPage}`;
  const articles = rows
    .slice(0, articlesPerPage)
    .map(({ createdAt, ...article }): AdminArticle => ({ ...article, createdAt: createdAt.toISOString() }));
  return { articles, isMore: rows.length > articlesPerPage };
}

/** Finds accounts by e-mail address (case-insensitive) or by id. */
export const listAccountsOf = ({ db }: Db, address: string) =>
  db.query<{ id: string; email: string; issuer: string }>`
    select id, email, issuer from accounts where lower(email) = lower(${address}) or id::text = ${address} order by created_at`;
