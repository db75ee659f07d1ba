import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameName, RenderedFrame } from '../../domain/frame.ts';
import type { Language } from '../../domain/language.ts';
import { buildPart } from '../../tools/build-web.ts';
import { compressPage } from '../http/compress-page.ts';
import { translate } from '../http/index-pages.ts';
import { pageHeaders } from '../http/page-headers.ts';
import type { StoredPage } from '../http/send-stored.ts';
import type { Services } from '../services.ts';
import { type Frames, readFrames } from './frame-files.ts';

interface Wanted {
  frame: FrameName;
  language: Language;
  /** What the page needs besides what the index page names. */
  files: string[];
}

/**
 * The index page with a frame of what is to come on it. It is painted with the first answer; the scripts follow when
 * it stands, and bring it to life.
 */
export function createFramedPages({ log }: Pick<Services, 'log'>, folder: string, index: string) {
  const pages = new Map<string, StoredPage>();
  let frames: Frames | undefined;
  // At a first start they are still being made, and pages come without.
  buildPart('pages')
    .then(readFrames)
    .then((read) => {
      frames = read;
    })
    .catch((err: unknown) => log.warn({ err }, 'pages come without frames'));

  return ({ frame, language, files }: Wanted) => {
    const rendered = frames?.[frame][language];
    if (rendered === undefined) return undefined;
    const key = `${frame} ${language}`;
    const page = pages.get(key) ?? finish(rendered, language, files);
    pages.set(key, page);
    return page;
  };

  function finish({ markup, styles }: RenderedFrame, language: Language, files: string[]): StoredPage {
    const { html, named } = withoutFiles(translate(index, language));
    const all = [...named, ...files];
    const rules = all.filter(isStyle).map((file) => readFileSync(join(folder, file), 'utf8').trim());
    const head = `<style>${[...rules, styles].join('\n')}</style>${all.map(toLink).join('')}<script>${bringToLife}</script></head>`;
    const built = html.replace('<html lang="en">', `<html lang="${language}">`).replace('</head>', () => head);
    const page = built.replace('<div id="root">', () => `<div id="root" inert>${markup}`);
    return { ...compressPage(page), headers: pageHeaders(built) };
  }
}

const isStyle = (file: string) => file.endsWith('.css');

/** The index page without its scripts and styles, and which they were, the main script first. */
function withoutFiles(index: string) {
  const named: string[] = [];
  const tags =
    /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*(?:src|href)="([^"]+)">(?:<\/script>)?/g;
  const html = index.replaceAll(tags, (_tag, file: string) => {
    named.push(file);
    return '';
  });
  return { html, named };
}

/** The styles are in the page already: as files they are for the app, which else would wait for them. */
const toLink = (file: string) =>
  `<link data-later="${isStyle(file) ? 'stylesheet" media="not all' : 'modulepreload'}" crossorigin href="${file}">`;

/** Once the frame is painted; a page in the background is not. */
const longestMs = 1000;
const bringToLife = `{
  const links = document.querySelectorAll('link[data-later]');
  const start = () => {
    if (links[0].rel !== '') return;
    for (const link of links) link.rel = link.dataset.later;
    import(links[0].href);
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, ${longestMs});
}`;
