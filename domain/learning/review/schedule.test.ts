import { expect, test } from 'vitest';
import type { Grade, Memory, Review } from './review.ts';
import { previewIntervals, rebuildMemory, recallAfter, schedule } from './schedule.ts';

const start = '2026-03-01T08:00:00.000Z';
const later = (days: number) => new Date(Date.parse(start) + days * 86_400_000).toISOString();
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const gradeOn = (number: number, grade: Grade, at: string): Review => ({
  kind: 'grade',
  id: idOf(number),
  wordId: idOf(999),
  grade,
  way: 'reveal',
  at,
});
const undo = (number: number, undoes: number, at: string): Review => ({
  kind: 'undo',
  id: idOf(number),
  wordId: idOf(999),
  undoes: idOf(undoes),
  at,
});

function gradeWhenDue(grades: readonly Grade[]): Memory {
  let memory: Memory | null = null;
  for (const grade of grades) memory = schedule(memory, grade, memory?.dueAt ?? start, 0.9);
  if (memory === null) throw new Error('No grade.');
  return memory;
}

test('a better grade gives a longer interval, for a new word and for a known word', () => {
  for (const memory of [null, gradeWhenDue([3, 3, 3])]) {
    const { 1: again, 2: hard, 3: good, 4: easy } = previewIntervals(memory, memory?.dueAt ?? start, 0.9);
    expect(again).toBeGreaterThanOrEqual(1);
    expect(hard).toBeGreaterThanOrEqual(again);
    expect(good).toBeGreaterThan(hard);
    expect(easy).toBeGreaterThan(good);
  }
});

test('the word is due after the interval that was shown', () => {
  const memory = gradeWhenDue([3, 3]);
  const days = previewIntervals(memory, memory.dueAt, 0.9)[3];
  expect(Date.parse(schedule(memory, 3, memory.dueAt, 0.9).dueAt) - Date.parse(memory.dueAt)).toBe(days * 86_400_000);
});

test('a higher retention target brings words back sooner', () => {
  const memory = gradeWhenDue([3, 3, 3]);
  const intervals = [0.8, 0.9, 0.97].map((retention) => previewIntervals(memory, memory.dueAt, retention)[3]);
  expect(intervals).toEqual(intervals.toSorted((a, b) => b - a));
  expect(new Set(intervals).size).toBe(3);
});

test('is deterministic', () => {
  expect(gradeWhenDue([3, 1, 3, 4])).toEqual(gradeWhenDue([3, 1, 3, 4]));
});

test('counts reviews, and lapses only after the first review', () => {
  expect(gradeWhenDue([1])).toMatchObject({ reviews: 1, lapses: 0 });
  expect(gradeWhenDue([3, 1, 1])).toMatchObject({ reviews: 3, lapses: 2 });
});

test('the memory is rebuilt from the log in any order', () => {
  const rows = [gradeOn(1, 3, later(0)), gradeOn(2, 1, later(3)), gradeOn(3, 3, later(4)), gradeOn(4, 4, later(9))];
  const expected = rebuildMemory(rows, 0.9);
  expect(expected?.reviews).toBe(4);
  expect(rebuildMemory(rows.toReversed(), 0.9)).toEqual(expected);
  expect(rebuildMemory([...rows, ...rows], 0.9)).toEqual(expected);
});

test('an undone grade does not count, wherever the undo is in the log', () => {
  const kept = [gradeOn(1, 3, later(0)), gradeOn(3, 3, later(4))];
  const expected = rebuildMemory(kept, 0.9);
  expect(rebuildMemory([...kept, gradeOn(2, 1, later(3)), undo(5, 2, later(3.1))], 0.9)).toEqual(expected);
  expect(rebuildMemory([undo(5, 2, later(3.1)), gradeOn(2, 1, later(3)), ...kept], 0.9)).toEqual(expected);
});

test('there is no memory without a grade that counts', () => {
  expect(rebuildMemory([], 0.9)).toBeNull();
  expect(rebuildMemory([gradeOn(1, 3, start), undo(2, 1, start)], 0.9)).toBeNull();
});

test('a review that a device sends late causes no error', () => {
  const memory = schedule(null, 3, later(5), 0.9);
  expect(schedule(memory, 3, later(2), 0.9).stability).toBeGreaterThan(0);
});

test('a word counts as recalled after three good grades, but not after a failure', () => {
  const failed = gradeWhenDue([1]);
  const recalled = gradeWhenDue([3, 3, 3]);
  expect(recallAfter(0, failed.stability)).toBeLessThan(0.8);
  expect(recallAfter(0, recalled.stability)).toBeGreaterThan(0.8);
  expect(recallAfter(3000, recalled.stability)).toBeLessThan(recallAfter(30, recalled.stability));
});

test('an answer before the due date never brings it forward, and counts less than an answer in time', () => {
  for (const memory of [gradeWhenDue([3]), gradeWhenDue([3, 3, 3]), gradeWhenDue([1, 2, 3])]) {
    const early = new Date(Date.parse(memory.reviewedAt) + 3_600_000).toISOString();
    for (const grade of [2, 3, 4] as const) {
      const after = schedule(memory, grade, early, 0.9);
      expect(Date.parse(after.dueAt)).toBeGreaterThanOrEqual(Date.parse(memory.dueAt));
      expect(after.stability).toBeGreaterThanOrEqual(memory.stability);
      expect(after.stability).toBeLessThan(schedule(memory, grade, memory.dueAt, 0.9).stability);
    }
  }
});
