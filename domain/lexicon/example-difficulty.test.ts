import { expect, test } from 'vitest';
import { levelOfExample } from './example-difficulty.ts';

const sentenceOf = (length: number) => Array.from({ length }, () => 'palabra').join(' ');

test.each([
  [14, 'A1', 'A1'],
  [15, 'A1', 'B1'],
  [24, 'A1', 'B2'],
  [24, 'A2', 'C1'],
  [30, 'C1', 'C1'],
] as const)('a sentence of %i words in an article of level %s has the level %s', (length, level, expected) => {
  expect(levelOfExample(sentenceOf(length), level)).toBe(expected);
});
