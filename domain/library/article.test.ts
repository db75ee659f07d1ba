import { expect, test } from 'vitest';
import { readingMinutes } from './article.ts';

test.each([
  { words: 0, minutes: 1 },
  { words: 40, minutes: 1 },
  { words: 260, minutes: 2 },
  { words: 1300, minutes: 10 },
])('$words words take $minutes min: 130 per minute, at least one minute', ({ words, minutes }) => {
  expect(readingMinutes(words)).toBe(minutes);
});
