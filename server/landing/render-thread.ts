import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { LandingContent, RenderedLanding } from '../../domain/landing/landing-content.ts';
import type { Language } from '../../domain/language.ts';
import { perLanguage } from '../../domain/per-language.ts';
import type { RenderTask } from './render-pages.ts';

interface Renderer {
  renderLanding: (language: Language, content: LandingContent) => Promise<RenderedLanding>;
}

// Not validated: `source` comes from our own server and `renderer` from our own build.
const { source, renderer } = workerData as RenderTask;
const { passages, legal, ...shared } = source;
const { renderLanding } = (await import(pathToFileURL(renderer).href)) as Renderer;

const pages = perLanguage((language) =>
  renderLanding(language, {
    ...shared,
    passage: passages[language],
    legal: { language, texts: legal[language] },
  }),
);
const finished = await Promise.all(Object.entries(pages).map(async ([language, page]) => [language, await page]));
parentPort?.postMessage(Object.fromEntries(finished));
