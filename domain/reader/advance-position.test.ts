import { expect, test } from 'vitest';
import { advancePosition, advanceToLookup } from './advance-position.ts';

test('the position moves over a few skipped sentences, but not back and not after a long jump', () => {
  expect(advancePosition(5, 6)).toBe(6);
  expect(advancePosition(5, 9)).toBe(9);
  expect(advancePosition(5, 10)).toBe(5);
  expect(advancePosition(5, 2)).toBe(5);
});

test('a lookup moves the position to its sentence, but not back and not far', () => {
  expect(advanceToLookup(1, 7)).toBe(7);
  expect(advanceToLookup(7, 3)).toBe(7);
  expect(advanceToLookup(1, 20)).toBe(1);
});
