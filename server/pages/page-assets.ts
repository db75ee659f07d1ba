import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Language } from '../../domain/language.ts';

const list = v.optional(v.array(v.string()), []);
const manifestSchema = v.record(v.string(), v.object({ file: v.string(), imports: list, css: list }));
type Manifest = v.InferOutput<typeof manifestSchema>;

/** The modules of a page. */
export interface PageParts {
  entry: 'main.tsx' | 'landing/main.tsx';
  language: Language;
  /** Lazy modules that the page needs from the start. */
  modules: string[];
  /** Whether the page has server-rendered markup, so that the browser can paint it before the scripts are loaded. */
  isRendered: boolean;
}

/**
 * The styles and scripts of a page as HTML. Inline styles and scripts are also listed separately, because the content security
 * policy allows them by hash.
 */
interface PageAssets {
  icon: string;
  files: string;
  scripts: string;
  inline: { scripts: string[]; styles: string[] };
}

export type FindAssets = (parts: PageParts) => PageAssets;

/** The module that runs before all other modules of the page. */
export const earlyModule = 'pages/before-hydration.ts';
const icon = 'assets/fox.svg';

/**
 * Assets of the built web app. The browser can paint a server-rendered page from the HTML alone: styles are inlined, and
 * scripts load after the first paint. Except on the landing page, the styles are also linked as files: Vite finds these
 * links when it loads a lazy module, and does not load the styles again. A page without server-rendered markup only links
 * its files.
 */
export function createBuiltAssets({ web, earlyScript }: { web: string; earlyScript: string }): FindAssets {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8')));
  const early = readFileSync(earlyScript, 'utf8').trim();
  const read = new Map<string, string>();

  return ({ entry, language, modules, isRendered }) => {
    // The data of the landing page contains its messages, so it needs no message catalogue.
    const isLanding = entry === 'landing/main.tsx';
    const { scripts, sheets } = collect(manifest, [
      entry,
      ...(isLanding ? [] : [`locales/${language}.po`]),
      ...modules,
    ]);
    const styles = isRendered ? inlineStyles(sheets, isLanding) : [];
    // The main script comes last: it starts the page and needs the other scripts.
    const main = find(manifest, entry).file;
    const ordered = [...scripts.filter((script) => script !== main), main];
    const links = isLanding ? ordered : [...sheets, ...ordered];
    return {
      icon: `/${find(manifest, icon).file}`,
      files: `${styles.map(toStyle).join('')}${links.map(isRendered ? toLaterLink : toLink).join('')}`,
      scripts: `<script>${early}</script>`,
      inline: { scripts: [early], styles },
    };
  };

  function inlineStyles(sheets: string[], isLanding: boolean) {
    const rules = sheets.map(readSheet).join('\n');
    return isLanding ? withFontsLast(rules) : [rules];
  }

  function readSheet(file: string) {
    const rules = read.get(file) ?? readFileSync(join(web, file), 'utf8').trim();
    read.set(file, rules);
    return rules;
  }
}

/** In development Vite serves the modules and their styles: https://vite.dev/guide/backend-integration. */
export const findSourceAssets: FindAssets = ({ entry }) => ({
  icon: `/${icon}`,
  files: `<script type="module">
      import { injectIntoGlobalHook } from '/@react-refresh';
      injectIntoGlobalHook(window);
      window.$RefreshReg$ = () => {};
      window.$RefreshSig$ = () => (type) => type;
    </script><script type="module" src="/@vite/client"></script>`,
  scripts: [earlyModule, entry].map((module) => `<script type="module" src="/${module}"></script>`).join(''),
  inline: { scripts: [], styles: [] },
});

/**
 * The files of the modules and of their static imports. The scripts and styles of an import come before the scripts and styles
 * of the module that imports it.
 */
function collect(
  manifest: Manifest,
  names: string[],
  files = { scripts: new Set<string>(), sheets: new Set<string>() },
) {
  for (const { file, css, imports } of names.map((name) => find(manifest, name))) {
    if (files.scripts.has(file)) continue;
    collect(manifest, imports, files);
    files.scripts.add(file);
    for (const sheet of css) files.sheets.add(sheet);
  }
  return { scripts: [...files.scripts], sheets: [...files.sheets] };
}

function find(manifest: Manifest, name: string) {
  const part = manifest[name];
  if (part === undefined) throw new Error(`The web app was built without ${name}.`);
  return part;
}

const isSheet = (file: string) => file.endsWith('.css');
const webFont = /@font-face\{[^}]*url\([^}]*\}/g;

/** Separates the web fonts from the other rules: the first paint uses system fonts, so that it does not wait for web fonts. */
function withFontsLast(rules: string) {
  const fonts = rules.match(webFont);
  if (fonts === null) throw new Error('The styles have no web fonts.');
  return [rules.replaceAll(webFont, ''), fonts.join('')];
}

const toStyle = (rules: string, index: number) => `<style${index > 0 ? ' media="not all"' : ''}>${rules}</style>`;

const toLaterLink = (file: string) =>
  `<link data-later="${isSheet(file) ? 'stylesheet" media="not all' : 'modulepreload'}" crossorigin href="/${file}">`;

// For pages without server-rendered markup: the browser fetches the files immediately. `startScripts` finds the scripts by the
// attribute `data-later`.
const toLink = (file: string) =>
  `<link ${isSheet(file) ? 'rel="stylesheet"' : 'rel="modulepreload" data-later="modulepreload"'} crossorigin href="/${file}">`;
