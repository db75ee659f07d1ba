import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { countPieces, type Import, pieceBytes } from '../../../domain/creation/import.ts';
import type { Book } from '../../../domain/library/book.ts';
import { type Answer, call } from '../call.ts';
import { scaleTimeout } from '../machine-speed.ts';
import type { Person } from '../people.ts';
import type { TestServer } from '../servers/start-test-server.ts';

type Server = Pick<TestServer, 'baseUrl'>;
type Sender = Pick<Person, 'token'>;

export function importOf({ body, status, text }: Answer): Import {
  if (status >= 300) throw new Error(`${status} ${text}`);
  return (body as { import: Import }).import;
}

/**
 * Uploads a file as the page does. `translates` is the id of the import that this file translates. Returns the id of the new
 * import.
 */
export async function uploadFile(
  server: Server,
  { token }: Sender,
  fileName: string,
  file: Buffer,
  translates?: string,
) {
  const importId = randomUUID();
  const json = { importId, fileName, size: file.length, translates };
  importOf(await call(server, { method: 'POST', path: '/imports', token, body: json }));
  for (let piece = 0; piece < countPieces(file.length); piece += 1) {
    const bytes = file.subarray(piece * pieceBytes, (piece + 1) * pieceBytes).toString('base64');
    await call(server, { method: 'PUT', path: `/imports/${importId}/pieces/${piece}`, token, body: { bytes } });
  }
  importOf(await call(server, { method: 'POST', path: `/imports/${importId}/reading`, token }));
  return importId;
}

/** Sends a link as the page does. Returns the id of the import. */
export async function beginLink(server: Server, { token }: Sender, url: string, importId: string = randomUUID()) {
  importOf(await call(server, { method: 'POST', path: '/imports/links', token, body: { importId, url } }));
  return importId;
}

/** Waits until the file is read. If it can be imported, also waits until its level and coverage are measured (`fit`). */
export async function awaitImport(server: Server, { token }: Sender, importId: string, limitMs = 60_000) {
  for (const start = Date.now(); Date.now() - start < limitMs; await sleep(100)) {
    const imported = importOf(await call(server, { path: `/imports/${importId}`, token }));
    const isMeasured = imported.status !== 'ready' || imported.fit !== null;
    if (imported.status !== 'reading' && isMeasured) return imported;
  }
  throw new Error('The file is still being read.');
}

export const acceptImport = (server: Server, { token }: Sender, importId: string, title = 'Un libro') =>
  call(server, { method: 'POST', path: `/imports/${importId}/acceptance`, token, body: { title, language: 'es' } });

/** Waits until all parts of the book are stored. */
export async function awaitBook(server: Server, { token }: Sender, bookId: string, limitMs = scaleTimeout(60_000)) {
  for (const start = Date.now(); Date.now() - start < limitMs; await sleep(100)) {
    const { body } = await call(server, { path: `/books/${bookId}`, token });
    const { book } = body as { book: Book };
    if (book.isComplete) return book;
  }
  throw new Error('The book is still being stored.');
}
