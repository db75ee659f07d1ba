import { expect, test } from 'vitest';
import { growCount } from './grow-count.ts';

test('a sample that is the whole text is counted exactly', () => {
  expect(growCount({ half: 40, whole: 71, factor: 1 })).toBe(71);
});

test('new words grow more slowly than the text, and are rounded to two digits', () => {
  // The exponent is log2(100 / 66) = 0.6: a text that is 10 times as long has 10 ^ 0.6 = 4 times as many distinct words.
  expect(growCount({ half: 66, whole: 100, factor: 10 })).toBe(400);
});

test('a sample without new words means a text without new words', () => {
  expect(growCount({ half: 0, whole: 0, factor: 30 })).toBe(0);
});
