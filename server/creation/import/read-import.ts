import { createHash } from 'node:crypto';
import type { ImportFailure } from '../../../domain/creation/import.ts';
import type { Language } from '../../../domain/language.ts';
import { publishEvent } from '../../platform/live-events/publish-event.ts';
import type { Services } from '../../services.ts';
import {
  findImportToRead,
  findSameFile,
  readPieces,
  recordImportFailure,
  recordKnown,
  recordRead,
} from './import-queries.ts';
import { measureImportJob } from './measure-import.job.ts';
import { measureParts } from './measure-parts.ts';
import { pairTexts } from './pair/pair-texts.ts';
import { planDocument } from './plan-document.ts';
import { type ReadDocument, Unreadable } from './read-file/read-document.ts';
import { runReader } from './run-reader.ts';

const timeoutMs = { file: 30_000, page: 15_000 };

/**
 * Reads the file or page, stores its text and enqueues the job that measures it. A retry continues with the missing step.
 */
export async function readImport(services: Services, importId: string, signal: AbortSignal) {
  const started = await findImportToRead(services, importId);
  if (started === undefined) return;
  if (started.status === 'reading') {
    try {
      await readText(services, { ...started, importId, signal });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      await recordImportFailure(services, importId, failureOf(error, started.sourceUrl !== null));
    }
    await publishEvent(services, { userId: started.userId, topic: 'article', articleId: importId });
  }
  await services.jobs.enqueue(services.db, { job: measureImportJob, key: importId, data: { importId } });
}

/** A page that exceeds the limits of the reader process counts as a page without an article. */
function failureOf({ failure }: Unreadable, isPage: boolean): ImportFailure {
  return isPage && (failure === 'damaged' || failure === 'too-slow') ? 'no-article' : failure;
}

interface Started {
  importId: string;
  userId: string;
  fileName: string;
  /** Null if the import is a file. */
  sourceUrl: string | null;
  translates: string | null;
  learningLang: Language | null;
  mainLang: Language | null;
  signal: AbortSignal;
}

async function readText(services: Services, started: Started) {
  const { importId, userId, translates, signal } = started;
  const { document, hash } = await readDocument(services, started);
  const findSame = (fileHash: Buffer) => findSameFile(services, userId, fileHash);
  const same = translates === null ? await findSame(hash) : undefined;
  if (same !== undefined) return recordKnown(services, importId, same);
  const read = { ...(await planDocument(document, started)), hash };
  if (read.parts.length === 0) throw new Unreadable('no-text');
  const text = translates === null ? read : await pairTexts(services, { ...started, translates, read, findSame });
  if ('known' in text) return recordKnown(services, importId, text.known);
  signal.throwIfAborted();
  await recordRead(services, importId, { ...text, measures: await measureParts(text.parts, text.language) });
}

async function readDocument(services: Services, { importId, fileName, sourceUrl, signal }: Started) {
  const isPage = sourceUrl !== null;
  const hash = createHash('sha256');
  const pieces = hashing(readPieces(services, importId), hash);
  const document = await runReader({
    name: fileName,
    isPage,
    pieces,
    timeoutMs: timeoutMs[isPage ? 'page' : 'file'],
    signal,
  });
  // For a page, only the article is hashed, because adverts change with every visit.
  return { document, hash: isPage ? hashArticle(document) : hash.digest() };
}

const hashArticle = (article: ReadDocument) =>
  createHash('sha256')
    .update(`page ${JSON.stringify(article)}`)
    .digest();

async function* hashing(pieces: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>) {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}
