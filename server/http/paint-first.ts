import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface BuiltPage {
  html: string;
  /** The folder of its scripts and styles. */
  folder: string;
  /** Files that the page needs in addition to those in its HTML. */
  files?: string[];
}

/**
 * Makes a page that the browser can paint from the HTML alone: styles are inlined, and scripts load after the first paint. The
 * styles are also linked as files, because modules that are imported later would otherwise wait for them.
 */
export function paintFirst(page: BuiltPage) {
  const { bare, files, rules } = takeApart(page);
  return withHead(bare, `<style>${rules}</style>`, files);
}

/** Like paintFirst, but the first paint uses system fonts, so that it does not wait for web fonts. Styles are only inlined. */
export function paintWithoutFaces(page: BuiltPage) {
  const { bare, files, rules } = takeApart(page);
  const faces = rules.match(ownFace) ?? [];
  const styles = `<style>${rules.replaceAll(ownFace, '')}</style><style media="not all">${faces.join('')}</style>`;
  return withHead(
    bare,
    styles,
    files.filter((file) => !isStyle(file)),
  );
}

const ownFace = /@font-face\{[^}]*url\([^}]*\}/g;

const withHead = (bare: string, styles: string, files: string[]) =>
  bare.replace('</head>', () => `${styles}${files.map(toLink).join('')}<script>${fetchWhenPainted}</script></head>`);

function takeApart({ html, folder, files = [] }: BuiltPage) {
  const { bare, named } = withoutFiles(html);
  const all = [...named, ...files];
  const rules = all.filter(isStyle).map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return { bare, files: all, rules: rules.join('\n') };
}

const isStyle = (file: string) => file.endsWith('.css');

/** Removes the scripts and styles of the page. `named` lists their files, the main script first. */
function withoutFiles(html: string) {
  const named: string[] = [];
  const tags =
    /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*(?:src|href)="([^"]+)">(?:<\/script>)?/g;
  const bare = html.replaceAll(tags, (_tag, file: string) => {
    named.push(file);
    return '';
  });
  return { bare, named };
}

const toLink = (file: string) =>
  `<link data-later="${isStyle(file) ? 'stylesheet" media="not all' : 'modulepreload'}" crossorigin href="${file}">`;

/** A page in a background tab is never painted, so its scripts load after this time. */
const longestMs = 1000;
const fetchWhenPainted = `{
  const links = document.querySelectorAll('link[data-later]');
  const start = () => {
    if (links[0].rel !== '') return;
    for (const link of links) link.rel = link.dataset.later;
    import(links[0].href);
    for (const style of document.querySelectorAll('style')) style.media = 'all';
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, ${longestMs});
}`;
