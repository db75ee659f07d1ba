import { expect, test } from 'vitest';
import { findSentenceAt, findWordAt } from './find-spoken.ts';

const word = (from: number, startSeconds: number, endSeconds: number) => ({
  from,
  to: from + 2,
  startSeconds,
  endSeconds,
});
const sentence = { startSeconds: 1, endSeconds: 3, words: [word(0, 1, 1.4), word(3, 1.5, 2), word(6, 2.6, 3)] };

test.each([
  { seconds: 0.9, from: undefined },
  { seconds: 1, from: 0 },
  { seconds: 1.45, from: 0 },
  { seconds: 1.5, from: 3 },
  { seconds: 2.3, from: undefined },
  { seconds: 3.05, from: 6 },
  { seconds: 3.5, from: undefined },
])('at $seconds seconds the word at $from is spoken', ({ seconds, from }) => {
  expect(findWordAt(sentence, seconds)?.from).toBe(from);
});

test('a time belongs to the sentence that started last, and a time before the first sentence to the first sentence', () => {
  const sentences = [sentence, { startSeconds: 4, endSeconds: 5, words: [] }];
  expect([0, 1, 3.9, 4, 99].map((seconds) => findSentenceAt(sentences, seconds))).toEqual([1, 1, 1, 2, 2]);
});
