import type { FrameName, RenderedFrame } from '../../domain/frame.ts';
import type { Language } from '../../domain/language.ts';
import { compressPage } from '../http/compress-page.ts';
import { translate } from '../http/index-pages.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { paintFirst } from '../http/paint-first.ts';
import type { StoredPage } from '../http/send-stored.ts';
import { findWebBuild, requirePart } from '../platform/web-build.ts';
import type { Services } from '../services.ts';
import { type Frames, readFrames } from './frame-files.ts';

export interface WantedPage {
  frame: FrameName;
  language: Language;
  /** Files that the page needs in addition to those in the index page. */
  files: string[];
}

/** The rendered page of a user, and the API responses it was rendered from. */
interface Filling {
  rendered: RenderedFrame;
  answers: Record<string, unknown>;
}

/**
 * The index page with a prerendered frame, or with the rendered page of a user. The browser can paint it from the HTML alone.
 * The scripts load after the first paint and hydrate it.
 */
export function createFramedPages({ log }: Pick<Services, 'log'>, folder: string, index: string) {
  const layouts = new Map<string, string>();
  const pages = new Map<string, Promise<StoredPage>>();
  let frames: Frames | undefined;
  // At the first start the frames are still being built. Until then, pages are served without them.
  requirePart('pages')
    .then(() => readFrames(findWebBuild().pages))
    .then((read) => {
      frames = read;
    })
    .catch((err: unknown) => log.warn({ err }, 'pages come without frames'));

  return {
    areReady: () => frames !== undefined,

    /** Does not depend on the user, so it is cached. */
    async findFrame(wanted: WantedPage) {
      const rendered = frames?.[wanted.frame][wanted.language];
      if (rendered === undefined) return undefined;
      return getOrMake(pages, keyOf(wanted), async () => {
        const { html, built } = layOut(findLayout(wanted), rendered);
        return { ...(await compressPage(html)), headers: pageHeaders(built) };
      });
    },

    /** Contains data of one user, so it must not be cached: other people may use the same device. */
    async fill(wanted: WantedPage, { rendered, answers }: Filling): Promise<StoredPage> {
      const { html, built } = layOut(findLayout(wanted), rendered);
      // Escapes “<”, so that a text cannot close the script element.
      const given = JSON.stringify(answers).replaceAll('<', '\\u003c');
      const script = `<script type="application/json" id="given-answers">${given}</script>`;
      const page = html.replace('</body>', () => `${script}</body>`);
      return {
        ...(await compressPage(page, 'quickly')),
        headers: { ...pageHeaders(built), 'cache-control': 'no-store' },
      };
    },
  };

  function findLayout(wanted: WantedPage) {
    return getOrMake(layouts, keyOf(wanted), () => {
      const { language, files } = wanted;
      return paintFirst({ html: translate(index, language), folder, files })
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace('<div id="root">', `<div id="root" inert>${markupGoesHere}`)
        .replace('<noscript>', () => `<script>${showPlace}</script><noscript>`);
    });
  }
}

const keyOf = ({ frame, language }: WantedPage) => `${frame} ${language}`;

const markupGoesHere = '<!--frame-->';

/** `html` is the page. `built` is the part that comes from our own build, without user data. */
function layOut(layout: string, { markup, styles }: RenderedFrame) {
  const built = layout.replace('</head>', () => `<style>${styles}</style></head>`);
  return { built, html: built.replace(markupGoesHere, () => markup) };
}

function getOrMake<Value>(made: Map<string, Value>, key: string, make: () => Value): Value {
  const value = made.get(key) ?? make();
  made.set(key, value);
  return value;
}

/** Scrolls to the saved sentence before hydration. The reader uses the same rule afterwards. */
const showPlace = `{
  const place = document.querySelector('[data-begins-at]')?.dataset.beginsAt;
  const row = document.getElementById('sentence-' + place);
  if (row !== null) {
    row.dataset.active = 'true';
    const { top, bottom } = row.getBoundingClientRect();
    const isComfortable = top > innerHeight * 0.2 && bottom < innerHeight * 0.8;
    if (!isComfortable) row.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
}`;
