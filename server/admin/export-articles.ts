import { type ArticleFile, articlesPerFile, type FiledArticle } from '../../domain/admin/article-file.ts';
import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

/**
 * Exports one part of the articles that users have shared. Each part has up to `articlesPerFile` articles. Private articles and
 * author names are not exported.
 */
export async function exportArticles({ db }: Db, part: number): Promise<ArticleFile> {
  const rows = await db.query<Omit<FiledArticle, 'createdAt'> & { createdAt: Date }>`
    select a.id, a.creator_kind as "creatorKind", a.visibility, a.original_language as "originalLanguage", a.type, a.genres,
      a.tone, a.audience, a.length, a.level, a.created_at as "createdAt", (
        select json_agg(json_build_object('language', v.language, 'title', v.title, 'summary', v.summary,
          'keywords', v.keywords, 'paragraphs', v.paragraphs) order by v.language)
        from article_versions v where v.article_id = a.id) as versions
    from articles a
    where a.creator_kind <> 'library' and (a.visibility = 'everybody' or a.shown_to = 'everybody')
      and exists (select from article_versions v where v.article_id = a.id and v.language = a.original_language)
    order by a.created_at, a.id limit ${articlesPerFile} offset ${(part - 1) * articlesPerFile}`;
  const articles = rows.map(({ createdAt, ...article }) => ({ ...article, createdAt: createdAt.toISOString() }));
  return { format: 'foxtale-articles', version: 1, articles };
}

export async function countExportParts({ db }: Db) {
  const [count] = await db.query<{ articles: number }>`
    select count(*)::int as articles from articles a
    where a.creator_kind <> 'library' and (a.visibility = 'everybody' or a.shown_to = 'everybody')
      and exists (select from article_versions v where v.article_id = a.id and v.language = a.original_language)`;
  return Math.ceil((count?.articles ?? 0) / articlesPerFile);
}
