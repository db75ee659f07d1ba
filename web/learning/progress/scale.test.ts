import { expect, test } from 'vitest';
import { listTicks } from './scale.ts';

test('ticks are round numbers around the values', () => {
  expect(listTicks(1500, 2240, 4)).toEqual([1400, 1600, 1800, 2000, 2200, 2400]);
  expect(listTicks(0, 3, 4)).toEqual([0, 1, 2, 3]);
  expect(listTicks(400, 400, 4)).toEqual([400]);
});
