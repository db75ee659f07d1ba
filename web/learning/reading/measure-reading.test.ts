import { expect, test } from 'vitest';
import { createReadingMeasure } from './measure-reading.ts';

// Ten words take 1.5 s at 400 words per minute.
const tenWords = () => 10;
const reading = { elapsedMs: 1000, active: 1, attended: 1, isPlaying: false };

test('an active sentence counts as read after the time that its words take at 400 per minute', () => {
  const measure = createReadingMeasure(tenWords);
  expect(measure(reading).isActiveRead).toBe(false);
  expect(measure(reading).isActiveRead).toBe(true);
});

test('the active sentence does not count while the reader scrolls on', () => {
  const measure = createReadingMeasure(tenWords);
  const results = Array.from({ length: 5 }, () => measure({ ...reading, attended: 4 }));
  expect(results.some(({ isActiveRead }) => isActiveRead)).toBe(false);
  expect(results.every(({ readMs }) => readMs === 1000)).toBe(true);
});

test('at most one minute of reading time is counted per sentence', () => {
  const measure = createReadingMeasure(tenWords);
  const total = Array.from({ length: 90 }, () => measure(reading).readMs).reduce((sum, ms) => sum + ms);
  expect(total).toBe(60_000);
  expect(measure({ ...reading, active: 2, attended: 2 }).readMs).toBe(1000);
});

test('time during playback does not count as reading time', () => {
  const measure = createReadingMeasure(tenWords);
  measure({ ...reading, isPlaying: true });
  expect(measure({ ...reading, isPlaying: true })).toEqual({ isActiveRead: true, readMs: 0 });
});
