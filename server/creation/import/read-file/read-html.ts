import { findElements, lineOf, parseHtml } from './markup.ts';
import { readBlocks } from './read-blocks.ts';
import type { ReadDocument } from './read-document.ts';
import { toChapters } from './to-chapters.ts';

export function readHtml(html: string): ReadDocument {
  const document = parseHtml(html);
  const { title, chapters } = toChapters(readBlocks(document));
  const author = findElements(document, 'meta').find(({ attribs }) => attribs.name?.toLowerCase() === 'author');
  return {
    title: title ?? lineOf(findElements(document, 'title')[0]) ?? null,
    author: author?.attribs.content?.trim() || null,
    cover: null,
    chapters,
  };
}
