import { posix } from 'node:path';
import { type Element, findElement, lineOf, listElements, parseXml } from './markup.ts';
import type { Archive } from './open-archive.ts';
import { Unreadable } from './read-document.ts';

export interface ManifestItem {
  id: string;
  path: string;
  type: string;
  properties: string[];
}

/** The package document of an EPUB: what it contains, and in which order. */
export interface EpubPackage {
  title: string | null;
  author: string | null;
  items: ManifestItem[];
  spine: ManifestItem[];
  /** The path of the page with the table of contents in an EPUB 2. */
  tocPage: string | undefined;
  /** The id of the table of contents of an EPUB 2. */
  ncxId: string | undefined;
  /** The id of the cover of an EPUB 2. */
  coverId: string | undefined;
}

export async function readPackage(archive: Archive): Promise<EpubPackage> {
  const container = await archive.find('META-INF/container.xml');
  const rootFile = container && findElement(parseXml(container.toString('utf8')), 'rootfile')?.attribs['full-path'];
  const file = rootFile === undefined ? undefined : await archive.find(rootFile);
  if (rootFile === undefined || file === undefined) throw new Unreadable('damaged');
  const elements = [...listElements(parseXml(file.toString('utf8')))];
  const named = (name: string) => elements.filter((element) => localName(element) === name);
  const resolve = (href: string) => resolvePath(rootFile, href);
  const items = named('item').flatMap(({ attribs: { id, href, properties, 'media-type': type } }) =>
    id === undefined || href === undefined
      ? []
      : [{ id, path: resolve(href), type: type ?? '', properties: properties?.split(/\s+/) ?? [] }],
  );
  const byId = new Map(items.map((item) => [item.id, item]));
  const tocReference = named('reference').find(({ attribs }) => attribs.type === 'toc')?.attribs.href;
  return {
    title: lineOf(named('title')[0]) ?? null,
    author: named('creator').map(lineOf).filter(Boolean).join(', ') || null,
    items,
    spine: named('itemref').flatMap(({ attribs }) => byId.get(attribs.idref ?? '') ?? []),
    tocPage: tocReference && resolve(tocReference),
    ncxId: named('spine')[0]?.attribs.toc,
    coverId: named('meta').find(({ attribs }) => attribs.name === 'cover')?.attribs.content,
  };
}

/** The element name without its namespace prefix: some packages write opf:item. */
const localName = ({ name }: Element) => name.slice(name.indexOf(':') + 1);

/** Resolves a link in a file of the archive to a path in the archive. */
export function resolvePath(from: string, href: string): string {
  const [path = ''] = href.split('#');
  return posix.join(posix.dirname(from), decode(path));
}

function decode(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
