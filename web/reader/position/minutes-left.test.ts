import { expect, test } from 'vitest';
import { createMinutesLeft } from './minutes-left.ts';

const sentences = Array.from({ length: 10 }, () => 'Ten words are what this sentence has, I believe so.');

test('the remaining time decreases with the remaining sentences', () => {
  const minutesLeft = createMinutesLeft(sentences, 1300);
  expect([1, 4, 9].map(minutesLeft)).toEqual([10, 7, 2]);
});

test('the remaining time is at least a minute, and zero at the last sentence', () => {
  const minutesLeft = createMinutesLeft(sentences, 50);
  expect(minutesLeft(9)).toBe(1);
  expect(minutesLeft(10)).toBeUndefined();
});
