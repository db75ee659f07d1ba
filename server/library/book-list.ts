import type { Language } from '../../domain/language.ts';
import type { ListedBook } from '../../domain/library/book.ts';
import type { Services } from '../services.ts';

interface BookRow extends Omit<ListedBook, 'next'> {
  nextId: string | null;
  nextPart: number | null;
  nextTitle: string | null;
}

interface BookQuery {
  readerId: string;
  learningLang: Language;
  /** If undefined, all books are listed. */
  bookId?: string | undefined;
}

const mostBooks = 100;

/**
 * The reader's books in the learning language, last read first. `next` is the first unfinished part at or after the
 * last read part. If all of these are finished, `next` is the first unfinished part of the book.
 */
export async function listBooks(
  { db }: Pick<Services, 'db'>,
  { readerId, learningLang, bookId }: BookQuery,
): Promise<ListedBook[]> {
  const rows = await db.query<BookRow>`
    select b.id, b.title, b.author, b.language, b.cover is not null as "hasCover", b.part_count as "partCount",
      coalesce(total.words, 0)::int as "wordCount", coalesce(total.read::float / nullif(total.sentences, 0), 0) as progress,
      total.read_at is not null as "isBegun", next.article_id as "nextId", next.part as "nextPart", next.title as "nextTitle"
    from books b
    left join lateral (
      select sum(v.word_count) as words, sum(v.sentence_count) as sentences, max(p.read_at) as read_at,
        sum(case when p.finished_at is not null then v.sentence_count else coalesce(p.sentence, 1) - 1 end) as read,
        (array_agg(t.part order by p.read_at desc nulls last))[1] as last_part
      from brought_texts t
      join article_versions v on v.article_id = t.article_id and v.language = b.language
      left join article_positions p on p.article_id = t.article_id and p.user_id = b.owner_id and p.language = b.language
      where t.book_id = b.id
    ) total on true
    left join lateral (
      select t.article_id, t.part, v.title from brought_texts t
      join article_versions v on v.article_id = t.article_id and v.language = b.language
      left join article_positions p on p.article_id = t.article_id and p.user_id = b.owner_id and p.language = b.language
      where t.book_id = b.id and p.finished_at is null
      order by total.read_at is not null and t.part < total.last_part, t.part limit 1
    ) next on true
    where b.owner_id = ${readerId} and b.language = ${learningLang} and (${bookId ?? null}::uuid is null or b.id = ${bookId ?? null})
    order by total.read_at desc nulls last, b.created_at desc limit ${mostBooks}`;
  return rows.map(({ nextId, nextPart, nextTitle, ...book }) => ({
    ...book,
    next:
      nextId === null || nextPart === null || nextTitle === null
        ? null
        : { articleId: nextId, part: nextPart, title: nextTitle },
  }));
}

/** The books that the reader has begun and not finished. */
export async function listBegunBooks(services: Pick<Services, 'db'>, query: BookQuery) {
  return (await listBooks(services, query)).filter(({ isBegun, next }) => isBegun && next !== null);
}
