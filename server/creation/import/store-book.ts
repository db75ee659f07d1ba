import type { Language } from '../../../domain/language.ts';
import { refundLimit } from '../../billing/spend-limit.ts';
import { publishEvent } from '../../platform/live-events/publish-event.ts';
import type { Services } from '../../services.ts';
import { hasPart } from '../book/book-queries.ts';
import { deleteWholeBook } from '../book/delete-book.ts';
import { levelOfSample } from './estimate-fit.ts';
import { lockImport, lockStoring, recordImported, recordImportFailure } from './import-queries.ts';
import { storePart } from './store-part.ts';

interface StoredBook {
  importId: string;
  title: string;
  language: Language;
}

/** Open pages of the book get a live event after this many stored parts. */
const partsPerEvent = 10;

/** Stores the parts of a book, each in its own transaction, so that a retry continues after the last stored part. */
export async function storeBook(services: Services, { importId, title, language }: StoredBook, signal: AbortSignal) {
  const text = await lockImport(services, importId);
  if (text === undefined || text.status !== 'storing' || text.bookId === null || text.parts === null) return;
  const { bookId, userId, parts } = text;
  const level = text.language === language ? levelOfSample(text.sample, language) : null;
  const tell = (db: Services['db']) => publishEvent({ db }, { userId, topic: 'article', articleId: bookId });
  for (const [index, part] of parts.entries()) {
    signal.throwIfAborted();
    const number = index + 1;
    await services.db.transaction(async (db) => {
      const tx = { ...services, db };
      if (!(await lockStoring(tx, importId)) || (await hasPart(tx, bookId, number))) return;
      const book = { id: bookId, part: number, partCount: parts.length };
      await storePart(tx, { articleId: services.newId(), authorId: userId, language, title, level, part, book });
      if (number % partsPerEvent === 0) await tell(db);
    });
  }
  await services.db.transaction(async (db) => {
    if (!(await lockStoring({ db }, importId))) return;
    await recordImported({ db }, importId, null);
    await tell(db);
  });
}

/** Deletes the parts of the book that were already stored, and refunds the use of the limit. */
export async function giveUpBook(services: Services, importId: string) {
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const text = await lockImport(tx, importId);
    if (text === undefined || text.status !== 'storing' || text.bookId === null) return;
    const { userId, bookId } = text;
    await recordImportFailure(tx, importId, 'not-stored');
    await deleteWholeBook(tx, { bookId, ownerId: userId });
    await refundLimit(tx, { userId, limit: 'own-articles', key: importId });
    await publishEvent(tx, { userId, topic: 'article', articleId: bookId });
  });
}
