import type { Bookmark } from '../../domain/reader/bookmark.ts';
import type { Services } from '../services.ts';

interface Whose {
  readerId: string;
  articleId: string;
}

/** The bookmarks of a reader in an article, in the order of the sentences. Undefined if the reader may not read the article. */
export async function findBookmarks(
  { db }: Pick<Services, 'db'>,
  { readerId, articleId }: Whose,
): Promise<Bookmark[] | undefined> {
  const [row] = await db.query<{ bookmarks: Bookmark[] }>`
    select coalesce(
      (select json_agg(json_build_object('sentence', b.sentence, 'note', b.note) order by b.sentence)
        from bookmarks b where b.article_id = a.id and b.user_id = ${readerId}), '[]') as bookmarks
    from articles a where a.id = ${articleId} and may_read(a, ${readerId})`;
  return row?.bookmarks;
}

/** Returns false if the reader may not read the article, or if the article has no such sentence. */
export async function updateBookmark(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { readerId, articleId, sentence, note }: Whose & Bookmark,
): Promise<boolean> {
  const rows = await db.query`
    insert into bookmarks (user_id, article_id, sentence, note, created_at)
    select ${readerId}, a.id, ${sentence}, ${note}, ${now()} from articles a
    where a.id = ${articleId} and may_read(a, ${readerId})
      and ${sentence}::integer <= (select max(sentence_count) from article_versions v where v.article_id = a.id)
    on conflict (user_id, article_id, sentence) do update set note = excluded.note
    returning sentence`;
  return rows.length > 0;
}

/** Idempotent. Returns false if the reader may not read the article. */
export async function deleteBookmark(
  { db }: Pick<Services, 'db'>,
  { readerId, articleId, sentence }: Whose & Pick<Bookmark, 'sentence'>,
): Promise<boolean> {
  const rows = await db.query`
    with readable as (
      select a.id from articles a where a.id = ${articleId} and may_read(a, ${readerId})
    ), deleted as (
      delete from bookmarks b using readable
      where b.article_id = readable.id and b.user_id = ${readerId} and b.sentence = ${sentence}
    )
    select id from readable`;
  return rows.length > 0;
}
