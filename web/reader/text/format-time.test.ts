import { expect, test } from 'vitest';
import { formatTime } from './format-time.ts';

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3723, '1:02:03'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(formatTime(seconds)).toBe(shown);
});
