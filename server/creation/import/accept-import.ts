import { AppError } from '../../../domain/app-error.ts';
import type { ImportAcceptance } from '../../../domain/creation/import.ts';
import { dropUnseen } from '../../../domain/text/clean-text.ts';
import { spendLimit } from '../../billing/spend-limit.ts';
import type { Reader } from '../../library/reader-of.ts';
import type { Services } from '../../services.ts';
import { insertBook } from '../book/book-queries.ts';
import { levelOfSample } from './estimate-fit.ts';
import {
  endTranslated,
  findSameFile,
  lockImport,
  recordImported,
  recordKnown,
  recordStoring,
} from './import-queries.ts';
import { splitAgain } from './split-chapters.ts';
import { storeBookJob } from './store-book.job.ts';
import { storePart } from './store-part.ts';

interface Accepted {
  reader: Reader;
  importId: string;
  acceptance: ImportAcceptance;
}

/**
 * Spends one use of the limit for own texts, stores a short text or the first part of a book, and enqueues a job for the
 * other parts. All of this is one transaction. Idempotent.
 */
export async function acceptImport(services: Services, { reader, importId, acceptance }: Accepted) {
  const { title, language } = acceptance;
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const { readerId: userId } = reader;
    const text = await lockImport(tx, importId);
    if (text === undefined || text.userId !== userId) throw new AppError('not-found');
    if (text.status === 'storing' || text.status === 'done') return;
    const isTranslation = text.parts?.some(({ translation }) => translation === language);
    if (language !== reader.learningLang || isTranslation) {
      throw new AppError('invalid-input', { fields: [{ field: 'language', problem: 'not-yours' }] });
    }
    if (text.status !== 'ready' || text.parts === null || text.fileHash === null) throw new AppError('not-found');
    const same = await findSameFile(tx, userId, text.fileHash);
    if (same !== undefined) return recordKnown(tx, importId, same);
    await spendLimit(tx, { userId, limit: 'own-articles', key: importId });
    if (text.translates !== null) await endTranslated(tx, { userId, importId }, text.translates);
    // If the user corrects the language, the text is split into sentences again. A bilingual text is not split again, because
    // each sentence must stay with its translation.
    const isBilingual = text.parts.some(({ translation }) => translation !== undefined);
    const parts = text.language === language || isBilingual ? text.parts : await splitAgain(text.parts, language);
    const [first] = parts;
    if (first === undefined) throw new AppError('not-found');
    const level = text.language === language ? levelOfSample(text.sample, language) : null;
    const common = { authorId: userId, language, title: dropUnseen(title), level };
    const articleId = services.newId();
    if (parts.length === 1) {
      await storePart(tx, { ...common, articleId, part: first, book: null });
      await recordImported(tx, importId, articleId);
      return;
    }
    const bookId = services.newId();
    const { cover, coverType, author } = text;
    await insertBook(tx, {
      bookId,
      ownerId: userId,
      language,
      title: common.title,
      author,
      partCount: parts.length,
      cover: cover === null || coverType === null ? null : { type: coverType, bytes: cover },
    });
    await storePart(tx, { ...common, articleId, part: first, book: { id: bookId, part: 1, partCount: parts.length } });
    await recordStoring(tx, importId, { bookId, parts });
    await services.jobs.enqueue(db, {
      job: storeBookJob,
      key: importId,
      data: { importId, title: common.title, language },
    });
  });
}
