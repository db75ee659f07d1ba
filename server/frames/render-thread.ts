import { pathToFileURL } from 'node:url';
import type { FilledPage, RenderedFrame } from '../../domain/frame.ts';
import { answerQuestions } from '../platform/thread.ts';
import { frameFiles } from './frame-files.ts';

interface Renderer {
  renderPage: (page: FilledPage) => Promise<RenderedFrame>;
}

// Out of our own build. Whoever asks meanwhile waits.
const renderer = import(pathToFileURL(frameFiles.render).href) as Promise<Renderer>;

answerQuestions(async (page: FilledPage) => (await renderer).renderPage(page));
