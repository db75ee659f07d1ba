import {
  countPieces,
  type ImportFailure,
  type ImportMeasures,
  type NewImport,
  type NewLink,
  pieceBytes,
} from '../../../domain/creation/import.ts';
import type { PlannedPart } from '../../../domain/creation/plan-parts.ts';
import type { Language } from '../../../domain/language.ts';
import type { Services } from '../../services.ts';
import type { Sample } from './take-sample.ts';

type Db = Pick<Services, 'db'>;
export type OwnImport = { importId: string; userId: string };
export type BegunImport = OwnImport & { translates?: string | null | undefined };

type ImportStatus = 'receiving' | 'reading' | 'ready' | 'storing' | 'done' | 'failed';

export interface StoredImport {
  importId: string;
  userId: string;
  fileName: string;
  /** Null if the import is a web page. */
  size: number | null;
  /** Null if the import is a file. */
  sourceUrl: string | null;
  /** If this file is the translation of another imported file, the id of that import; otherwise null. */
  translates: string | null;
  status: ImportStatus;
  failure: ImportFailure | null;
  title: string | null;
  author: string | null;
  language: Language | null;
  measures: ImportMeasures | null;
  sample: Sample | null;
  bookId: string | null;
  articleId: string | null;
}

/**
 * Returns false if the id already exists, or if the text that this file translates is missing or cannot have a
 * translation.
 */
export async function insertImport(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  { importId, fileName, size, translates: translated }: NewImport,
) {
  const translates = translated ?? null;
  const inserted = await db.query`
    insert into imports (id, user_id, file_name, size, translates, status, created_at)
    select ${importId}, ${userId}, ${fileName}, ${size}, ${translates}, 'receiving', ${now()}
    where ${translates}::uuid is null or exists (
      select from imports where id = ${translates} and user_id = ${userId} and status = 'ready' and source_url is null
        and measures ->> 'translation' is null)
    on conflict do nothing returning id`;
  return inserted.length > 0;
}

/** A link needs no upload, so its import starts with the status `reading`. Returns false if the id already exists. */
export async function insertLink(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  { importId, url }: NewLink,
) {
  const inserted = await db.query`
    insert into imports (id, user_id, file_name, source_url, status, created_at)
    values (${importId}, ${userId}, 'page', ${url}, 'reading', ${now()})
    on conflict do nothing returning id`;
  return inserted.length > 0;
}

/**
 * A user imports one text at a time: a new import deletes the user's abandoned imports. If the new file is a
 * translation, the import of its source text is kept.
 */
export async function deleteLeftImports({ db }: Db, { userId, importId, translates = null }: BegunImport) {
  await db.query`
    delete from imports where user_id = ${userId} and id <> ${importId} and id is distinct from ${translates}
      and status in ('receiving', 'reading', 'ready', 'failed')`;
}

/**
 * Deletes imports that were created before the date, in three cases: they are unfinished, their text was deleted, or the user
 * had already imported the same file.
 */
export async function deleteImportsBefore({ db }: Db, date: Date) {
  await db.query`
    delete from imports where created_at < ${date} and (status in ('receiving', 'reading', 'ready', 'failed')
      or num_nulls(book_id, article_id) = 2 or (status = 'done' and file_hash is null))`;
}

/** Finds an import of this user, without its text. */
export async function findImport({ db }: Db, { importId, userId }: OwnImport) {
  const [found] = await db.query<StoredImport>`
    select id as "importId", user_id as "userId", file_name as "fileName", size, source_url as "sourceUrl", translates, status, failure,
      title, author, language, measures, sample, book_id as "bookId", article_id as "articleId"
    from imports where id = ${importId} and user_id = ${userId}`;
  return found;
}

/** Finds an import for its job, without checking the user. */
export async function findImportToRead({ db }: Db, importId: string) {
  const [found] = await db.query<
    Pick<StoredImport, 'userId' | 'fileName' | 'sourceUrl' | 'translates' | 'status'> & {
      learningLang: Language | null;
      mainLang: Language | null;
    }
  >`
    select i.user_id as "userId", i.file_name as "fileName", i.source_url as "sourceUrl", i.translates, i.status,
      u.learning_lang as "learningLang", u.main_lang as "mainLang"
    from imports i left join users u on u.id = i.user_id where i.id = ${importId}`;
  return found;
}

/** Stores a piece of the file. Returns false if the import does not accept pieces. */
export async function upsertPiece(
  { db }: Db,
  { importId, userId }: OwnImport,
  piece: { piece: number; bytes: Buffer },
) {
  const stored = await db.query`
    insert into import_pieces (import_id, piece, bytes)
    select id, ${piece.piece}, ${piece.bytes} from imports
    where id = ${importId} and user_id = ${userId} and status = 'receiving'
    on conflict (import_id, piece) do update set bytes = excluded.bytes returning piece`;
  return stored.length > 0;
}

export async function sumPieces({ db }: Db, importId: string) {
  const [sum] = await db.query<{ bytes: number }>`
    select coalesce(sum(length(bytes)), 0)::int as bytes from import_pieces where import_id = ${importId}`;
  return sum?.bytes ?? 0;
}

export async function* readPieces({ db }: Db, importId: string): AsyncGenerator<Buffer> {
  for (let piece = 0; ; piece += 1) {
    const [row] = await db.query<{ bytes: Buffer }>`
      select bytes from import_pieces where import_id = ${importId} and piece = ${piece}`;
    if (row === undefined) return;
    yield row.bytes;
  }
}

/** Returns true if this call has started the reading. */
export async function recordReading({ db }: Db, { importId, userId }: OwnImport) {
  const changed = await db.query`
    update imports set status = 'reading' where id = ${importId} and user_id = ${userId} and status = 'receiving' returning id`;
  return changed.length > 0;
}

/**
 * Stores a fetched page like an uploaded file. Returns false if another run has stored the page, or if the import was
 * cancelled.
 */
export async function storePage(
  { db: tx }: Db,
  importId: string,
  { fileName, sourceUrl, bytes }: { fileName: string; sourceUrl: string; bytes: Buffer },
) {
  const waiting = await tx.query`select from imports where id = ${importId} and status = 'reading' for update`;
  if (waiting.length === 0 || (await sumPieces({ db: tx }, importId)) > 0) return false;
  await tx.query`update imports set file_name = ${fileName}, source_url = ${sourceUrl} where id = ${importId}`;
  for (let piece = 0; piece < countPieces(bytes.length); piece += 1) {
    const part = bytes.subarray(piece * pieceBytes, (piece + 1) * pieceBytes);
    await tx.query`insert into import_pieces (import_id, piece, bytes) values (${importId}, ${piece}, ${part})`;
  }
  return true;
}

/** Finds the article or book from an earlier import of the same file, if it still exists. */
export async function findSameFile({ db }: Db, userId: string, hash: Buffer) {
  const [same] = await db.query<{ bookId: string | null; articleId: string | null }>`
    select book_id as "bookId", article_id as "articleId" from imports
    where user_id = ${userId} and file_hash = ${hash} and (book_id is not null or article_id is not null)`;
  return same;
}

export async function recordKnown(
  { db }: Db,
  importId: string,
  { bookId, articleId }: { bookId: string | null; articleId: string | null },
) {
  await db.query`
    update imports set status = 'done', book_id = ${bookId}, article_id = ${articleId}
    where id = ${importId} and status in ('reading', 'ready')`;
  await deletePieces({ db }, importId);
}

/** The text of a file or page, split into the parts that become articles. */
export interface PlannedText {
  hash: Buffer;
  title: string;
  author: string | null;
  language: Language;
  parts: PlannedPart[];
  cover: { type: string; bytes: Buffer } | null;
}

/** Stores the text of the file, and deletes the file. */
export async function recordRead({ db }: Db, importId: string, text: PlannedText & { measures: ImportMeasures }) {
  await db.transaction(async (tx) => {
    await tx.query`
      update imports set status = 'ready', file_hash = ${text.hash}, title = ${text.title}, author = ${text.author},
        language = ${text.language}, parts = ${JSON.stringify(text.parts)}, measures = ${text.measures},
        cover = ${text.cover?.bytes ?? null}, cover_type = ${text.cover?.type ?? null}
      where id = ${importId} and status = 'reading'`;
    await deletePieces({ db: tx }, importId);
  });
}

export async function recordSample({ db }: Db, importId: string, sample: Sample) {
  await db.query`update imports set sample = ${sample} where id = ${importId} and status = 'ready'`;
}

export async function recordImportFailure({ db }: Db, importId: string, failure: ImportFailure) {
  await db.query`
    update imports set status = 'failed', failure = ${failure}, parts = null, cover = null, cover_type = null
    where id = ${importId} and status in ('reading', 'storing')`;
  await deletePieces({ db }, importId);
}

async function deletePieces({ db }: Db, importId: string) {
  await db.query`delete from import_pieces where import_id = ${importId}`;
}

interface ImportedText {
  status: ImportStatus;
  userId: string;
  translates: string | null;
  language: Language | null;
  title: string | null;
  author: string | null;
  fileHash: Buffer | null;
  parts: PlannedPart[] | null;
  cover: Buffer | null;
  coverType: string | null;
  sample: Sample | null;
  bookId: string | null;
  articleId: string | null;
}

/** The import with its text. Locks the row until the transaction ends. */
export async function lockImport({ db: tx }: Db, importId: string) {
  const [found] = await tx.query<ImportedText>`
    select status, user_id as "userId", translates, language, title, author, file_hash as "fileHash", parts, cover, cover_type as "coverType",
      sample, book_id as "bookId", article_id as "articleId"
    from imports where id = ${importId} for update`;
  return found;
}

/**
 * Locks the import of a book, so that two runs of the job wait for each other. Returns false if the book was deleted while this
 * run waited.
 */
export async function lockStoring({ db: tx }: Db, importId: string) {
  const storing = await tx.query`
    select from imports where id = ${importId} and status = 'storing' and book_id is not null for update`;
  return storing.length > 0;
}

export async function recordStoring(
  { db }: Db,
  importId: string,
  { bookId, parts }: { bookId: string; parts: PlannedPart[] },
) {
  await db.query`
    update imports set status = 'storing', book_id = ${bookId}, parts = ${JSON.stringify(parts)}, cover = null, cover_type = null
    where id = ${importId}`;
}

/** Marks the import as done and deletes its copy of the text, which is now stored in articles. */
export async function recordImported({ db }: Db, importId: string, articleId: string | null) {
  await db.query`
    update imports set status = 'done', article_id = ${articleId}, parts = null, cover = null, cover_type = null, sample = null
    where id = ${importId}`;
}

/** Deletes the separate import of a text that is now imported together with its translation. */
export async function endTranslated({ db: tx }: Db, own: OwnImport, translates: string) {
  // Removes the reference first, because deleting the other import would also delete this import.
  await tx.query`update imports set translates = null where id = ${own.importId}`;
  await tx.query`delete from imports where id = ${translates} and user_id = ${own.userId} and status = 'ready'`;
}

export async function deleteImport({ db }: Db, { importId, userId }: OwnImport) {
  const deleted = await db.query`
    delete from imports where id = ${importId} and user_id = ${userId} and status <> 'storing' returning id`;
  return deleted.length > 0;
}
