import { expect, test } from 'vitest';
import { chooseKeptBackups } from './choose-kept-backups.ts';

const at = (text: string) => new Date(`${text}Z`);
const listKept = (times: readonly Date[]) =>
  [...chooseKeptBackups(times)].map((time) => time.toISOString().slice(0, 16)).toSorted();

test('keeps the last seven daily and the last four weekly backups', () => {
  let stored: Date[] = [];
  // 30 November 2026 is a Monday.
  for (let day = 1; day <= 30; day++) {
    stored.push(at(`2026-11-${String(day).padStart(2, '0')}T03:00`));
    stored = [...chooseKeptBackups(stored)];
  }
  expect(listKept(stored)).toEqual([
    // These Sundays are kept as weekly backups: Sunday is the last day of a week.
    '2026-11-15T03:00',
    '2026-11-22T03:00',
    '2026-11-24T03:00',
    '2026-11-25T03:00',
    '2026-11-26T03:00',
    '2026-11-27T03:00',
    '2026-11-28T03:00',
    '2026-11-29T03:00',
    '2026-11-30T03:00',
  ]);
});

test('keeps the newest of several backups per day', () => {
  expect(listKept([at('2026-11-02T03:00'), at('2026-11-02T23:59'), at('2026-11-03T00:00')])).toEqual([
    '2026-11-02T23:59',
    '2026-11-03T00:00',
  ]);
});

test('days without a backup do not count', () => {
  const times = [at('2025-01-01T00:00'), at('2025-06-01T00:00'), at('2026-01-01T00:00')];
  expect(listKept(times)).toHaveLength(3);
});

test('keeps at most eleven backups, including the newest', () => {
  const times = Array.from(
    { length: 500 },
    (_, index) => new Date(at('2026-01-01T00:00').getTime() + index * 7_000_000),
  );
  const kept = chooseKeptBackups(times);
  expect(kept.size).toBeLessThanOrEqual(11);
  expect(kept.has(times.at(-1) ?? new Date(0))).toBe(true);
});
