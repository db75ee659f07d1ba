import { expect, test } from 'vitest';
import { estimateWords } from './estimate-words.ts';

const startsOf = (text: string) =>
  estimateWords(text, 'en').words.map(({ from, to, startLetters }) => [text.slice(from, to), startLetters]);

test('longer words take longer', () => {
  expect(startsOf('A fox remembers.')).toEqual([
    ['A', 0],
    ['fox', 2],
    ['remembers', 6],
  ]);
});

test('a comma is a pause, and a digit is a word', () => {
  const [first = [], second = []] = startsOf('Yes, no');
  expect(Number(second[1]) - Number(first[1])).toBeGreaterThan(8);
  expect(estimateWords('1848', 'en').letters).toBeGreaterThan(estimateWords('foxes', 'en').letters * 2);
});

test('a text without words has a length', () => {
  expect(estimateWords('…', 'en')).toEqual({ words: [], letters: 1 });
});
