import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { PageModule, PageRequest } from '../../domain/page.ts';
import { answerQuestions } from '../platform/thread.ts';

// This import is safe, because the path comes from our own code. Pages that are requested during the import wait for it.
const module = import(pathToFileURL(workerData as string).href) as Promise<PageModule>;

answerQuestions(async (page: PageRequest, askBack) =>
  (await module).renderPage(page, async (path) => (await askBack(path)) as string | undefined),
);
