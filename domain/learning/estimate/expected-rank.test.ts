import { expect, test } from 'vitest';
import { expectRank, expectRankByParts, expectRankOfRecognised } from './expected-rank.ts';

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

test('an expression is expected a little later than its rarest word, but never later than its own rank', () => {
  expect(expectRankByParts(3084, [250, 800])).toBe(960);
  expect(expectRankByParts(null, [250, 250])).toBe(300);
  expect(expectRankByParts(400, [2000, 250])).toBe(400);
  expect(expectRankByParts(3084, [250, null])).toBe(3084);
  expect(expectRankByParts(3084, [])).toBe(3084);
});

test('a word that readers recognise from another language is expected earlier', () => {
  expect(expectRankOfRecognised(6000, 'similar')).toBe(1500);
  expect(expectRankOfRecognised(null, 'similar')).toBeNull();
  expect(expectRankOfRecognised(6000, 'identical')).toBe(500);
  expect(expectRankOfRecognised(null, 'identical')).toBe(500);
  expect(expectRankOfRecognised(60, 'identical')).toBe(60);
});
