import { expect, test } from 'vitest';
import { createMinutesLeft } from './minutes-left.ts';

const sentences = Array.from({ length: 10 }, () => 'Ten words are what this sentence has, I believe so.');

test('the time left shrinks with the sentences that are left', () => {
  const minutesLeft = createMinutesLeft(sentences, 1300);
  expect([1, 4, 9].map(minutesLeft)).toEqual([10, 7, 2]);
});

test('even a little takes a minute, and at the last sentence nothing is left', () => {
  const minutesLeft = createMinutesLeft(sentences, 50);
  expect(minutesLeft(9)).toBe(1);
  expect(minutesLeft(10)).toBeUndefined();
});
