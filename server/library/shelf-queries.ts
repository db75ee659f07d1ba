import type { Language } from '../../domain/language.ts';
import type { BookmarkedSentence, FinishedArticle, ListedArticle, OwnArticles } from '../../domain/library/article.ts';
import { finishedPerPage } from '../../domain/library/shelf.ts';
import type { Services } from '../services.ts';
import { listBooks } from './book-list.ts';
import type { Reader } from './reader-of.ts';

type Db = Pick<Services, 'db'>;

// The maximum number of articles in the list. Older articles are found by search.
const mostOnShelf = 200;

interface ShelfRow extends ListedArticle {
  shelf: 'made' | 'brought' | 'bookmarked';
}

/** The user's own and bookmarked articles in their learning language, newest first. */
export async function listOwnArticles({ db }: Db, { readerId, learningLang, mainLang }: Reader): Promise<OwnArticles> {
  const rows = await db.query<ShelfRow>`
    with shelved as (
      select id as article_id, case creator_kind when 'manual' then 'brought' else 'made' end as shelf, created_at as at
      from articles where author_id = ${readerId} and not (stays_private and series is not null)
      union all
      select article_id, 'bookmarked', created_at from article_bookmarks where user_id = ${readerId}
    )
    select s.shelf, a.id, a.cover, a.type, a.genres, a.tone, a.audience, a.length, a.level,
      a.part, a.part_count as "partCount", v.title, v.language as "titleLanguage",
      a.visibility = 'private' as "isPrivate", n.title as "nativeTitle", n.summary,
      v.sentence_count as "sentenceCount", v.word_count as "wordCount", p.finished_at is not null as "isFinished"
    from shelved s join articles a on a.id = s.article_id
    join article_versions v on v.article_id = a.id and v.language = ${learningLang}
    left join article_versions n on n.article_id = a.id and n.language = ${mainLang}
    left join article_positions p on p.article_id = a.id and p.user_id = ${readerId} and p.language = ${learningLang}
    where may_read(a, ${readerId})
    order by s.at desc, a.id limit ${mostOnShelf}`;
  const onShelf = (wanted: ShelfRow['shelf']) =>
    rows.filter(({ shelf }) => shelf === wanted).map(({ shelf: _, ...article }) => article);
  return {
    books: await listBooks({ db }, { readerId, learningLang }),
    made: onShelf('made'),
    brought: onShelf('brought'),
    bookmarked: onShelf('bookmarked'),
    sentences: await listBookmarkedSentences({ db }, { readerId, learningLang }),
    otherLanguages: await listOtherLanguages({ db }, { readerId, learningLang, mainLang }),
  };
}

/** Bookmarked sentences of all articles, newest first. */
function listBookmarkedSentences({ db }: Db, { readerId, learningLang }: Pick<Reader, 'readerId' | 'learningLang'>) {
  return db.query<BookmarkedSentence>`
    select b.article_id as "articleId", v.title, v.language, b.sentence, b.note,
      coalesce(jsonb_path_query_array(v.paragraphs, '$[*][*]') ->> (b.sentence - 1), '') as text
    from bookmarks b join articles a on a.id = b.article_id
    join article_versions v on v.article_id = a.id and v.language = ${learningLang}
    where b.user_id = ${readerId} and may_read(a, ${readerId})
    order by b.created_at desc, b.article_id, b.sentence limit ${mostOnShelf}`;
}

/**
 * Lists the languages of the user's own articles that do not exist in the learning language. Leaves out the native language.
 */
async function listOtherLanguages({ db }: Db, { readerId, learningLang, mainLang }: Reader) {
  const rows = await db.query<{ language: Language }>`
    select distinct v.language from articles a join article_versions v on v.article_id = a.id
    where a.author_id = ${readerId} and may_read(a, ${readerId}) and v.language not in (${learningLang}, ${mainLang})
      and not exists (select from article_versions l where l.article_id = a.id and l.language = ${learningLang})
    order by v.language`;
  return rows.map(({ language }) => language);
}

/** Finished articles in the learning language, last finished first. */
export async function listFinished({ db }: Db, { readerId, learningLang, mainLang }: Reader, page: number) {
  const rows = await db.query<Omit<FinishedArticle, 'finishedAt'> & { finishedAt: Date }>`
    select a.id, a.cover, a.type, a.genres, a.tone, a.audience, a.length, a.level,
      a.part, a.part_count as "partCount", v.title, v.language as "titleLanguage",
      a.visibility = 'private' as "isPrivate", n.title as "nativeTitle", n.summary,
      v.sentence_count as "sentenceCount", v.word_count as "wordCount", true as "isFinished", p.finished_at as "finishedAt"
    from article_positions p join articles a on a.id = p.article_id
    join article_versions v on v.article_id = a.id and v.language = p.language
    left join article_versions n on n.article_id = a.id and n.language = ${mainLang}
    where p.user_id = ${readerId} and p.language = ${learningLang} and p.finished_at is not null and may_read(a, ${readerId})
    order by p.finished_at desc, a.id limit ${finishedPerPage + 1} offset ${(page - 1) * finishedPerPage}`;
  return {
    articles: rows
      .slice(0, finishedPerPage)
      .map((row): FinishedArticle => ({ ...row, finishedAt: row.finishedAt.toISOString() })),
    hasMore: rows.length > finishedPerPage,
  };
}

/** Returns false if the user may not read the article. */
export async function createBookmark(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { readerId, articleId }: { readerId: string; articleId: string },
) {
  const found = await db.query`
    with article as (select id from articles a where a.id = ${articleId} and may_read(a, ${readerId})), kept as (
      insert into article_bookmarks (user_id, article_id, created_at) select ${readerId}, id, ${now()} from article
      on conflict do nothing
    )
    select id from article`;
  return found.length > 0;
}

/**
 * Idempotent. Deletes the bookmark even if the reader may no longer read the article. Returns false if the reader may not read
 * the article and had no bookmark.
 */
export async function deleteBookmark({ db }: Db, { readerId, articleId }: { readerId: string; articleId: string }) {
  const found = await db.query`
    with deleted as (
      delete from article_bookmarks where user_id = ${readerId} and article_id = ${articleId}
      returning article_id
    )
    select id from articles a where a.id = ${articleId} and may_read(a, ${readerId})
    union select article_id from deleted`;
  return found.length > 0;
}
