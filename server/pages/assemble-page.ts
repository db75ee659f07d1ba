import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderedPage } from '../../domain/page.ts';
import { createTemplate } from './create-template.ts';
import type { FindAssets, PageParts } from './page-assets.ts';
import { createPageMessages } from './page-messages.ts';

const web = join(import.meta.dirname, '..', '..', 'web');
const fillTemplate = createTemplate(readFileSync(join(web, 'page.html'), 'utf8'), [
  'language',
  'head',
  'icon',
  'theme',
  'files',
  'rendered',
  'markup',
  'messages',
  'scripts',
]);
const theme = readFileSync(join(web, 'theme-script.js'), 'utf8').trim();
const appHead = `<title>Foxtale</title>
    <meta name="description" content="Learn a language by reading: stories and articles, one sentence at a time, with audio, translations and explanations.">`;

interface Page extends Omit<PageParts, 'isRendered'> {
  /** Metadata, only for the landing page. */
  head?: string;
  /** If undefined, the browser renders the page. */
  rendered?: RenderedPage | undefined;
}

/** Returns a function that assembles the HTML and the headers of a page. */
export function createAssemblePage(findAssets: FindAssets) {
  const layouts = new Map<string, ReturnType<typeof layOut>>();

  function layOut(parts: PageParts) {
    const { inline, ...assets } = findAssets(parts);
    const hashes = { scripts: [theme, ...inline.scripts].map(hashOf), styles: inline.styles.map(hashOf) };
    return { assets, hashes, messages: createPageMessages(parts.language, parts.entry === 'main.tsx') };
  }

  return ({ head = appHead, rendered, ...page }: Page) => {
    const parts = { ...page, isRendered: rendered !== undefined };
    const key = `${parts.entry} ${parts.language} ${parts.modules} ${parts.isRendered}`;
    const layout = layouts.get(key) ?? layOut(parts);
    layouts.set(key, layout);
    const { assets, hashes, messages } = layout;
    const styles = rendered?.styles ?? '';
    const html = fillTemplate({
      language: parts.language,
      head,
      theme,
      messages,
      icon: assets.icon,
      files: assets.files + (styles === '' ? '' : `<style>${styles}</style>`),
      rendered: rendered === undefined ? '' : ` data-rendered="${parts.entry === 'main.tsx' ? 'app' : 'landing'}"`,
      markup: rendered?.markup ?? '',
      scripts: assets.scripts + (rendered === undefined ? '' : writeData(rendered.data)),
    });
    return {
      html,
      headers: pageHeaders(hashes.scripts, styles === '' ? hashes.styles : [...hashes.styles, hashOf(styles)]),
    };
  };
}

// Escapes “<”, so that text in the data cannot end the script element.
const writeData = (json: string) =>
  `<script type="application/json" id="page-data">${json.replaceAll('<', '\\u003c')}</script>`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The CSP allows inline scripts and styles only by hash, because markup and data may contain text that users typed. */
const pageHeaders = (scriptHashes: string[], styleHashes: string[]): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=()',
  'content-security-policy': [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
});
