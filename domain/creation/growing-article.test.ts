import { expect, test } from 'vitest';
import { estimateSecondsLeft } from './growing-article.ts';

const at = (...seconds: number[]) => seconds.map((second) => new Date(second * 1000));

test('the time left is estimated from the pace of the sentences', () => {
  expect(estimateSecondsLeft({ storedAt: at(10, 12, 14), expectedCount: 12 })).toBe(18);
  expect(estimateSecondsLeft({ storedAt: at(10, 12, 14), expectedCount: 2 })).toBe(0);
});

test('a single sentence gives no estimate', () => {
  expect(estimateSecondsLeft({ storedAt: at(10), expectedCount: 12 })).toBe(null);
});
