import { posix } from 'node:path';
import { findNotes } from './find-notes.ts';
import { listContents } from './list-contents.ts';
import { findElement, listElements, parseXml } from './markup.ts';
import type { Archive } from './open-archive.ts';
import { type Block, readBlocks } from './read-blocks.ts';
import { findCover } from './read-cover.ts';
import { type ReadDocument, Unreadable } from './read-document.ts';
import { type EpubPackage, readPackage } from './read-package.ts';
import { readPages } from './read-pages.ts';
import { cutChapters, toChapters } from './to-chapters.ts';

/** Reads EPUB 2 and 3. The chapters come from the table of contents, their order from the spine (the list of files). */
export async function readEpub(archive: Archive): Promise<ReadDocument> {
  const book = await readPackage(archive);
  await refuseProtected(archive, book);
  const pages = await readPages(archive, book);
  const contents = await listContents(archive, book);
  const { notes, noteOf } = findNotes(pages);
  const blocks: Block[] = [];
  for (const page of pages) {
    const chapters = new Map(
      contents
        .filter(({ path }) => path === page.path)
        .flatMap(({ id, title }) => {
          const element = id === undefined ? findElement(page.document, 'body') : page.byId.get(id);
          return element === undefined ? [] : [[element, title] as const];
        }),
    );
    const found = readBlocks(page.document, { chapters, notes, noteOf });
    blocks.push(...(contents.length > 0 ? found : asChapter(found)));
  }
  return {
    title: book.title,
    author: book.author,
    cover: await findCover(archive, book),
    chapters: contents.length > 0 ? cutChapters(blocks) : toChapters(blocks).chapters,
  };
}

/** Without a table of contents, each file with a heading begins a chapter. */
function asChapter(blocks: Block[]): Block[] {
  const [first, ...rest] = blocks;
  return first?.kind === 'heading'
    ? [{ kind: 'heading', level: 1, text: first.text }, ...rest.map(lower)]
    : blocks.map(lower);
}

const lower = (block: Block): Block => (block.kind === 'heading' ? { ...block, level: 4 } : block);

/** Refuses books with encrypted text (copy protection). Books in which only the fonts are obfuscated are accepted. */
async function refuseProtected(archive: Archive, { spine }: EpubPackage) {
  const encryption = await archive.find('META-INF/encryption.xml');
  if (encryption === undefined) return;
  const texts = new Set(spine.map(({ path }) => path));
  const references = [...listElements(parseXml(encryption.toString('utf8')))].filter(({ name }) =>
    name.endsWith('CipherReference'),
  );
  const isProtected = references.some(({ attribs }) =>
    texts.has(posix.normalize(decodeURIComponent(attribs.URI ?? ''))),
  );
  if (isProtected) throw new Unreadable('protected');
}
