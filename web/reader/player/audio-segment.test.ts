import { expect, test } from 'vitest';
import { cutSegment, stopOf } from './audio-segment.ts';

const word = (from: number, to: number, startSeconds: number) => ({
  from,
  to,
  startSeconds,
  endSeconds: startSeconds + 0.4,
});
const segment = {
  audioUrl: '/narration.mp3',
  times: { startSeconds: 10, endSeconds: 12.4, words: [word(0, 5, 10), word(6, 8, 11), word(9, 14, 12)] },
  nextStartSeconds: 13,
};

test('a sentence ends where the next sentence starts if playback continues, otherwise shortly after its last word', () => {
  expect(stopOf(segment, true)).toBe(13);
  expect(stopOf(segment, false)).toBeCloseTo(12.52);
});

test('a sentence in its own file ends with the file', () => {
  expect(stopOf({ ...segment, nextStartSeconds: undefined }, true)).toBe(Number.POSITIVE_INFINITY);
});

test('partly selected words are played completely, and no other words', () => {
  const cut = cutSegment(segment, { from: 2, to: 7 });
  expect(cut.times).toMatchObject({ startSeconds: 10, endSeconds: 11.4 });
  expect(stopOf(cut, false)).toBeLessThan(12);
});

test('playback of the last words stops shortly after their end, also in a separate file', () => {
  expect(stopOf(cutSegment({ ...segment, nextStartSeconds: undefined }, { from: 9, to: 14 }), false)).toBeCloseTo(
    12.52,
  );
});

test('the whole sentence is played if no word is selected', () => {
  expect(cutSegment(segment, { from: 5, to: 6 })).toBe(segment);
});
