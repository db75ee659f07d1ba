import { expect, test } from 'vitest';
import { expectRank } from './expected-rank.ts';

test('a word that courses teach early has a low rank, even if it is rare', () => {
  expect(expectRank(3000, 'A1')).toBe(250);
  expect(expectRank(null, 'A2')).toBe(800);
});

test('a common word keeps its rank', () => {
  expect(expectRank(12, 'A2')).toBe(12);
});

test('words that courses do not teach keep their rank', () => {
  expect(expectRank(3000, undefined)).toBe(3000);
  expect(expectRank(null, undefined)).toBeNull();
});
