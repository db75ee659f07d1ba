import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { FilledPage, RenderedFrame } from '../../domain/frame.ts';
import { answerQuestions } from '../platform/thread.ts';

interface Renderer {
  renderPage: (page: FilledPage) => Promise<RenderedFrame>;
}

// The path is from our own build. Pages requested during the import wait for it.
const renderer = import(pathToFileURL(workerData as string).href) as Promise<Renderer>;

answerQuestions(async (page: FilledPage) => (await renderer).renderPage(page));
