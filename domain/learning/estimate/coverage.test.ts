import { expect, test } from 'vitest';
import { findVocabularyFor, measureCoverage } from './coverage.ts';

test('names count as known, and new words are neither known nor saved', () => {
  const words = [
    { count: 6, known: 1, isSaved: false },
    { count: 1, known: 0, isSaved: false },
    { count: 1, known: 0, isSaved: true },
  ];
  expect(measureCoverage({ words, names: 2 })).toEqual({ known: 0.8, newWords: 1 });
});

test('the share of known words and the number of new words count the same words', () => {
  const words = [
    ...Array.from({ length: 27 }, () => ({ count: 1, known: 0.9, isSaved: false })),
    { count: 1, known: 0.55, isSaved: false },
    { count: 1, known: 0.3, isSaved: false },
  ];
  expect(measureCoverage({ words, names: 0 })).toEqual({ known: 27 / 29, newWords: 2 });
});

test('a text without words is known', () => {
  expect(measureCoverage({ words: [], names: 0 })).toEqual({ known: 1, newWords: 0 });
});

test('a harder text needs a larger vocabulary', () => {
  const textOf = (rank: number | null) => [
    { rank: 10, count: 80 },
    { rank, count: 20 },
  ];
  const needed = [200, 1000, 4000, null].map((rank) =>
    findVocabularyFor({ words: textOf(rank), names: 0, share: 0.9 }),
  );
  expect(needed).toEqual(needed.toSorted((a, b) => a - b));
  const mixed = [...textOf(1000), { rank: 4000, count: 5 }];
  const [for90 = 0, for98] = [0.9, 0.98].map((share) => findVocabularyFor({ words: mixed, names: 0, share }));
  expect(for98).toBeGreaterThan(for90);
  expect(findVocabularyFor({ words: [], names: 3, share: 0.98 })).toBeLessThan(100);
});
