import { expect, test } from 'vitest';
import { countTypos } from './count-typos.ts';

test.each([
  ['mercado', 'mercado', 0],
  ['mercdo', 'mercado', 1],
  ['mercaado', 'mercado', 1],
  ['mercafo', 'mercado', 1],
  ['mecrado', 'mercado', 1],
  ['mecrdo', 'mercado', 2],
  ['', 'pan', 3],
])('the distance from %s to %s is %i', (a, b, typos) => {
  expect(countTypos(a, b)).toBe(typos);
  expect(countTypos(b, a)).toBe(typos);
});
