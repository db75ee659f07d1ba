import { describe, expect, test } from 'vitest';
import { countAsRead, type ReadingTimes } from './count-as-read.ts';

const none: ReadingTimes = new Map();
/** Reading 20 words takes three seconds at 400 words per minute. */
const wordCountOf = () => 20;

describe('a sentence in the reading zone', () => {
  test('counts as read after the time for its words at 400 per minute, at once or in several steps', () => {
    expect(countAsRead(none, { inZone: [1], elapsedMs: 3000, wordCountOf }).read).toEqual([1]);
    const begun = countAsRead(none, { inZone: [1], elapsedMs: 2999, wordCountOf });
    expect(begun.read).toEqual([]);
    expect(countAsRead(begun.times, { inZone: [1], elapsedMs: 1, wordCountOf }).read).toEqual([1]);
  });

  test('counts as read only after the sentences before it', () => {
    const { times, read } = countAsRead(none, { inZone: [4, 5, 6], elapsedMs: 7000, wordCountOf });
    expect(read).toEqual([4, 5]);
    expect(countAsRead(times, { inZone: [4, 5, 6], elapsedMs: 2000, wordCountOf }).read).toEqual([4, 5, 6]);
  });

  test('is returned again later, and then takes no more time', () => {
    const { times } = countAsRead(none, { inZone: [1], elapsedMs: 3000, wordCountOf });
    expect(countAsRead(times, { inZone: [1, 2], elapsedMs: 3000, wordCountOf }).read).toEqual([1, 2]);
  });
});
