import type { Services } from '../services.ts';

type Db = Pick<Services, 'db'>;

/** Imported books and files of one user, for the export. The text of a book is exported with the articles. */
export async function loadBroughtData({ db }: Db, userId: string) {
  const books = await db.query`
    select b.id, b.title, b.author, b.language, b.part_count as "partCount", encode(b.cover, 'base64') as cover,
      b.cover_type as "coverType", b.translates_ahead as "translatesAhead", b.created_at as "createdAt", (
        select json_agg(json_build_object('articleId', t.article_id, 'part', t.part, 'partOfChapter', t.part_of_chapter,
          'chapterParts', t.chapter_parts) order by t.part)
        from brought_texts t where t.book_id = b.id) as parts
    from books b where b.owner_id = ${userId} order by b.created_at desc`;
  const imports = await db.query`
    select id, file_name as "fileName", size, source_url as "sourceUrl", status, failure, file_hash::text as "fileHash", title, author, language, parts,
      encode(cover, 'base64') as cover, cover_type as "coverType", measures, sample, book_id as "bookId",
      article_id as "articleId", created_at as "createdAt"
    from imports where user_id = ${userId} order by created_at desc`;
  const subtitles = await db.query`
    select t.article_id as "articleId", t.starts_ms as "startsMs" from brought_texts t join articles a on a.id = t.article_id
    where a.author_id = ${userId} and t.starts_ms is not null order by t.article_id`;
  return { books, imports, subtitles };
}
