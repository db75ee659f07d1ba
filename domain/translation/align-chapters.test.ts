import { expect, test } from 'vitest';
import { createChance } from '../../tests/support/chance.ts';
import type { MarkedParagraphs, MarkedSentence } from './align/marked-sentence.ts';
import { alignChapters } from './align-chapters.ts';

/** A chapter of sentences with random marks, in paragraphs of four. */
function makeChapter(seed: number, count: number): MarkedParagraphs {
  const chance = createChance(seed);
  const sentences = Array.from({ length: count }, (_, index): MarkedSentence => {
    const marks = Array.from({ length: 4 + chance.below(6) }, () => `m${chance.zipf(4000)}`);
    return { text: `${seed}.${index} ${'x'.repeat(20 + chance.below(100))}`, marks: new Set(marks) };
  });
  return Array.from({ length: Math.ceil(count / 4) }, (_, index) => sentences.slice(index * 4, index * 4 + 4));
}

const book = [1, 2, 3, 4].map((seed) => makeChapter(seed, 60 + seed * 10));
const toOwnPairs = (chapter: MarkedParagraphs) =>
  chapter.map((sentences) => sentences.map(({ text }) => ({ source: text, translation: text })));

test('books with the same number of chapters are aligned chapter by chapter', () => {
  expect(alignChapters(book, book)).toEqual({
    chapters: book.map(toOwnPairs),
    areChaptersPaired: true,
    isTranslation: true,
  });
});

test('if a chapter is missing, the whole text is aligned, and cut at the chapters of the source', () => {
  const { chapters, areChaptersPaired, isTranslation } = alignChapters(book, book.toSpliced(1, 1));
  expect({ areChaptersPaired, isTranslation }).toEqual({ areChaptersPaired: false, isTranslation: true });
  expect(chapters.map((paragraphs) => paragraphs.flat().length)).toEqual(book.map((chapter) => chapter.flat().length));
  expect(chapters[3]).toEqual(toOwnPairs(book[3] ?? []));
});

test('books with the same number of chapters are aligned as a whole if the chapters do not match', () => {
  const [first = [], second = [], ...others] = book;
  const { chapters, areChaptersPaired, isTranslation } = alignChapters(
    [first, second, ...others],
    [second, ...others, makeChapter(9, 80)],
  );
  expect({ areChaptersPaired, isTranslation }).toEqual({ areChaptersPaired: false, isTranslation: true });
  expect(chapters[2]).toEqual(toOwnPairs(others[0] ?? []));
});

test('an unrelated text, or a text of very different length, is not a translation', () => {
  const other = [5, 6, 7, 8].map((seed) => makeChapter(seed, 60 + seed * 5));
  expect(alignChapters(book, other).isTranslation).toBe(false);
  expect(alignChapters(book, [makeChapter(1, 20)]).isTranslation).toBe(false);
});
