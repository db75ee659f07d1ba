import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '../../../domain/language.ts';
import { findWebBuild } from '../../platform/web-build.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const root = join(import.meta.dirname, '..', '..', '..');
const fox = `data:image/svg+xml;base64,${readFileSync(join(root, 'web', 'assets', 'fox.svg'), 'base64')}`;
const themeScript = readFileSync(join(root, 'web', 'theme-script.js'), 'utf8').trim();
const sheets = [join(root, 'web', 'ui', 'style', 'tokens.css'), join(import.meta.dirname, 'page.css')].map((file) =>
  readFileSync(file, 'utf8'),
);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let styles: string | undefined;

/** The CSS of the pages of the sign-in popup: web fonts of the build, design tokens, and the rules of page.css. */
function loadStyles() {
  const fontFaces = [
    { family: 'Figtree', files: 'figtree-latin{,-ext}-wght-normal-*.woff2' },
    { family: 'Literata', files: 'literata-latin{,-ext}-opsz-normal-*.woff2' },
  ].flatMap(({ family, files }) =>
    globSync(files, { cwd: join(findWebBuild().web, 'assets') }).map((name) => {
      const letters = name.includes('latin-ext') ? 'U+100-2BA,U+1E00-1EFF' : 'U+0-FF,U+2000-206F';
      return `@font-face{font-family:${family};font-weight:200 900;src:url(/assets/${name});unicode-range:${letters}}`;
    }),
  );
  return [...fontFaces, ...sheets].join('\n');
}

interface Page {
  language: Language;
  title: string;
  body: Html;
  script?: string;
}

/** A small server-rendered page for the sign-in popup. Its CSP allows no scripts except the inline scripts of this page. */
export async function renderPage({ language, title, body, script = '' }: Page) {
  styles ??= loadStyles();
  const markup = await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Foxtale</title>
<link rel="icon" href="${fox}">
<style>${raw(styles)}</style>
<script>${raw(themeScript)}</script>
</head>
<body><main><p class="brand"><img src="${fox}" alt="" width="32" height="32">Foxtale</p>${body}</main>${
    script === '' ? '' : html`<script>${raw(script)}</script>`
  }</body>
</html>`;
  return {
    markup: String(markup),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': [
        "default-src 'none'",
        'img-src data:',
        "font-src 'self'",
        `style-src ${hashOf(styles)}`,
        `script-src ${hashOf(themeScript)} ${hashOf(script)}`,
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ].join('; '),
    },
  };
}
