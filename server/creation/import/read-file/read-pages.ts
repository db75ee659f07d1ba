import { listElements, parseHtml } from './markup.ts';
import type { Archive } from './open-archive.ts';
import { Unreadable } from './read-document.ts';
import type { EpubPackage, ManifestItem } from './read-package.ts';

export type Page = Awaited<ReturnType<typeof readPages>>[number];

/** The text files of an EPUB, in reading order. */
export async function readPages(archive: Archive, { spine, tocPage }: EpubPackage) {
  const pages = [];
  for (const { path, type } of spine) {
    if (path === tocPage || !isText({ path, type })) continue;
    const bytes = await archive.find(path);
    if (bytes === undefined) continue;
    const document = parseHtml(bytes.toString('utf8'));
    const ids = [...listElements(document)].flatMap((element) =>
      element.attribs.id ? [[element.attribs.id, element] as const] : [],
    );
    pages.push({ path, document, byId: new Map(ids) });
  }
  if (pages.length === 0) throw new Unreadable('damaged');
  return pages;
}

const isText = ({ path, type }: Pick<ManifestItem, 'path' | 'type'>) => /html/.test(type) || /\.x?html?$/i.test(path);
