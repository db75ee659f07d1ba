import type { ImportFailure } from '../../../domain/creation/import.ts';
import { publishEvent } from '../../platform/live-events/publish-event.ts';
import type { PageFetcher } from '../../platform/page-fetcher/page-fetcher.ts';
import { PageUnavailable } from '../../platform/page-fetcher/page-unavailable.ts';
import type { Services } from '../../services.ts';
import { findImportToRead, recordImportFailure, storePage } from './import-queries.ts';
import { decodeText } from './read-file/decode-text.ts';
import { Unreadable } from './read-file/read-document.ts';
import { readImportJob } from './read-import.job.ts';

/**
 * Fetches a page, stores it like an uploaded file, and enqueues the job that reads it. A retry fetches the page again.
 */
export async function fetchLink(services: Services, importId: string, signal: AbortSignal) {
  const started = await findImportToRead(services, importId);
  if (started === undefined || started.status !== 'reading' || started.sourceUrl === null) return;
  try {
    const page = await fetchText(services.fetchPage, started.sourceUrl, signal);
    await services.db.transaction(async (db) => {
      if (!(await storePage({ db }, importId, page))) return;
      await services.jobs.enqueue(db, { job: readImportJob, key: importId, data: { importId } });
    });
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    await recordImportFailure(services, importId, failure);
    await publishEvent(services, { userId: started.userId, topic: 'article', articleId: importId });
  }
}

/** Fetches the page. The text in `bytes` is converted to UTF-8. */
async function fetchText(fetchPage: PageFetcher | undefined, address: string, signal: AbortSignal) {
  // The user requested this page before the operator disabled the import of links.
  if (fetchPage === undefined) throw new PageUnavailable('unreachable');
  const { url, type, charset, body } = await fetchPage(address, signal);
  const text = decodeText(body, charset ?? findCharset(body));
  if (text.trim() === '') throw new Unreadable('no-article');
  url.hash = '';
  return {
    fileName: type === 'text/plain' ? 'page.txt' : 'page.html',
    sourceUrl: url.href,
    bytes: Buffer.from(text),
  };
}

/** The encoding that the page declares. Browsers look for the declaration only in the first kilobyte. */
const findCharset = (body: Buffer) =>
  /<meta[^>]{1,200}charset\s*=\s*["']?([\w-]+)/i.exec(body.subarray(0, 1024).toString('latin1'))?.[1];

function failureOf(error: unknown): ImportFailure | undefined {
  if (error instanceof PageUnavailable) return error.reason;
  if (!(error instanceof Unreadable)) return undefined;
  // The server sent data that is not text, for example a picture.
  return error.failure === 'unknown-kind' ? 'not-a-page' : error.failure;
}
