import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface BuiltPage {
  html: string;
  /** Where its files are. */
  folder: string;
  /** What it needs besides what it names itself. */
  files?: string[];
}

/**
 * A page that can be painted with the first answer: its styles are part of it, and its scripts leave it the connection until it
 * stands. Its styles come as files as well, for parts that are fetched later and else would wait for them.
 */
export function paintFirst(page: BuiltPage) {
  const { bare, files, rules } = takeApart(page);
  return withHead(bare, `<style>${rules}</style>`, files);
}

/** One that stands alone, in the device's faces until it is painted: whoever sees it for the first time waits for nothing. */
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

/** The page without its scripts and styles, and which they were, the main script first. */
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

/** A page in the background is not painted. */
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
