import type { Language } from '../../../domain/language.ts';
import type { BookPart } from '../../../domain/library/book.ts';
import type { Services } from '../../services.ts';

type Db = Pick<Services, 'db'>;
type OwnBook = { bookId: string; ownerId: string };

interface NewBook extends OwnBook {
  language: Language;
  title: string;
  author: string | null;
  partCount: number;
  cover: { type: string; bytes: Buffer } | null;
}

export async function insertBook({ db, now }: Pick<Services, 'db' | 'now'>, book: NewBook) {
  const { bookId, ownerId, language, title, author, partCount, cover } = book;
  await db.query`
    insert into books (id, owner_id, language, title, author, part_count, cover, cover_type, created_at)
    values (${bookId}, ${ownerId}, ${language}, ${title}, ${author}, ${partCount}, ${cover?.bytes ?? null}, ${cover?.type ?? null}, ${now()})`;
}

interface BroughtText {
  articleId: string;
  book: { id: string; part: number } | null;
  partOfChapter: number;
  chapterParts: number;
  startsMs: number[] | null;
}

export async function insertBroughtText(
  { db }: Db,
  { articleId, book, partOfChapter, chapterParts, startsMs }: BroughtText,
) {
  await db.query`
    insert into brought_texts (article_id, book_id, part, part_of_chapter, chapter_parts, starts_ms)
    values (${articleId}, ${book?.id ?? null}, ${book?.part ?? null}, ${partOfChapter}, ${chapterParts}, ${startsMs})`;
}

export async function hasPart({ db }: Db, bookId: string, part: number) {
  return (await db.query`select from brought_texts where book_id = ${bookId} and part = ${part}`).length > 0;
}

/** The address of the web page from which the book was imported; null if it was imported from a file. */
export async function findSource({ db }: Db, bookId: string) {
  const [found] = await db.query<{ sourceUrl: string | null }>`
    select source_url as "sourceUrl" from imports where book_id = ${bookId} and file_hash is not null`;
  return found?.sourceUrl ?? null;
}

/** Whether parts of the book are still being stored. */
export async function isBeingStored({ db }: Db, bookId: string) {
  return (await db.query`select from imports where book_id = ${bookId} and status = 'storing'`).length > 0;
}

export const listParts = ({ db }: Db, { bookId, ownerId }: OwnBook) =>
  db.query<Omit<BookPart, 'coverage'>>`
    select t.article_id as "articleId", coalesce(t.part, 0) as part, t.part_of_chapter as "partOfChapter", t.chapter_parts as "chapterParts", v.title,
      v.word_count as "wordCount", v.sentence_count as "sentenceCount",
      coalesce(p.sentence, 0) as sentence, p.finished_at is not null as "isFinished",
      exists (select from article_versions other where other.article_id = t.article_id and other.language <> b.language) as "isTranslated"
    from books b join brought_texts t on t.book_id = b.id
    join article_versions v on v.article_id = t.article_id and v.language = b.language
    left join article_positions p on p.article_id = t.article_id and p.user_id = b.owner_id and p.language = b.language
    where b.id = ${bookId} and b.owner_id = ${ownerId} order by t.part`;

export async function findCover({ db }: Db, { bookId, ownerId }: OwnBook) {
  const [found] = await db.query<{ cover: Buffer | null; type: string | null }>`
    select cover, cover_type as type from books where id = ${bookId} and owner_id = ${ownerId}`;
  return found;
}

export async function isTranslatedAhead({ db }: Db, { bookId, ownerId }: OwnBook) {
  const found = await db.query`
    select from books where id = ${bookId} and owner_id = ${ownerId} and translates_ahead`;
  return found.length > 0;
}

/** Returns false if the user has no such book. */
export async function updateBook({ db }: Db, { bookId, ownerId }: OwnBook, translatesAhead: boolean) {
  const updated = await db.query`
    update books set translates_ahead = ${translatesAhead} where id = ${bookId} and owner_id = ${ownerId} returning id`;
  return updated.length > 0;
}

export async function deleteBook({ db }: Db, { bookId, ownerId }: OwnBook) {
  const deleted = await db.query`delete from books where id = ${bookId} and owner_id = ${ownerId} returning id`;
  return deleted.length > 0;
}
