import { type Element, findElement, findElements, lineOf, listElements, parseHtml, parseXml } from './markup.ts';
import type { Archive } from './open-archive.ts';
import { type EpubPackage, resolvePath } from './read-package.ts';

interface ContentsEntry {
  title: string;
  path: string;
  /** The id of the element at which the chapter begins; undefined if the chapter begins at the start of the file. */
  id: string | undefined;
}

/** The table of contents of EPUB 3 or, if it is missing, of EPUB 2. Empty if the book has neither. */
export async function listContents(archive: Archive, book: EpubPackage): Promise<ContentsEntry[]> {
  const nav = book.items.find(({ properties }) => properties.includes('nav'));
  const ncx = book.items.find(({ id, type }) => id === book.ncxId || type === 'application/x-dtbncx+xml');
  const entries = (nav && (await readNav(archive, nav.path))) ?? (ncx && (await readNcx(archive, ncx.path))) ?? [];
  // If several entries point to the same position, the first one is used.
  return [...Map.groupBy(entries, ({ path, id }) => `${path}#${id ?? ''}`).values()].flatMap((group) =>
    group.slice(0, 1),
  );
}

async function readNav(archive: Archive, path: string) {
  const file = await archive.find(path);
  if (file === undefined) return undefined;
  const navs = findElements(parseHtml(file.toString('utf8')), 'nav');
  const toc = navs.find(({ attribs }) => attribs['epub:type'] === 'toc' || attribs.role === 'doc-toc') ?? navs[0];
  const links = toc === undefined ? [] : findElements(toc, 'a');
  const entries = links.flatMap((link) => toEntry(path, lineOf(link), link.attribs.href));
  return entries.length > 0 ? entries : undefined;
}

async function readNcx(archive: Archive, path: string) {
  const file = await archive.find(path);
  if (file === undefined) return undefined;
  const map = findElement(parseXml(file.toString('utf8')), 'navMap');
  const points = map === undefined ? [] : findElements(map, 'navPoint');
  return points.flatMap((point) => toEntry(path, lineOf(findElement(point, 'text')), sourceOf(point)));
}

const sourceOf = (point: Element) => [...listElements(point)].find(({ name }) => name === 'content')?.attribs.src;

function toEntry(from: string, title: string | undefined, href: string | undefined): ContentsEntry[] {
  if (title === undefined || href === undefined || /^[a-z]+:/i.test(href)) return [];
  return [{ title, path: resolvePath(from, href), id: href.split('#')[1] || undefined }];
}
