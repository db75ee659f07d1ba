import { expect, test } from 'vitest';
import { cutTake, stopOf } from './take.ts';

const word = (from: number, to: number, startSeconds: number) => ({
  from,
  to,
  startSeconds,
  endSeconds: startSeconds + 0.4,
});
const take = {
  audioUrl: '/narration.mp3',
  times: { startSeconds: 10, endSeconds: 12.4, words: [word(0, 5, 10), word(6, 8, 11), word(9, 14, 12)] },
  nextStartSeconds: 13,
};

test('a sentence that is followed at once ends where the next begins, else soon after its last word', () => {
  expect(stopOf(take, true)).toBe(13);
  expect(stopOf(take, false)).toBeCloseTo(12.52);
});

test('a sentence in a file of its own ends with the file', () => {
  expect(stopOf({ ...take, nextStartSeconds: undefined }, true)).toBe(Number.POSITIVE_INFINITY);
});

test('words that are only touched are heard whole, and none beside them', () => {
  const cut = cutTake(take, { from: 2, to: 7 });
  expect(cut.times).toMatchObject({ startSeconds: 10, endSeconds: 11.4 });
  expect(stopOf(cut, false)).toBeLessThan(12);
});

test('the last words end soon after them, also in a file of their own', () => {
  expect(stopOf(cutTake({ ...take, nextStartSeconds: undefined }, { from: 9, to: 14 }), false)).toBeCloseTo(12.52);
});

test('where no word is touched the sentence is heard', () => {
  expect(cutTake(take, { from: 5, to: 6 })).toBe(take);
});
