import { expect, test } from 'vitest';
import { listNumbers } from './list-numbers.ts';

test.each([
  ['Chapter IV. The sea', ['4']],
  ['Capítulo 4', ['4']],
  ['— V —', ['5']],
  ['I', ['1']],
  ['Luis XIV nació en 1638.', ['1638', '14']],
  ['LXXXIX', ['89']],
  ['I think, Mr. V, that IL CIVIC MIX is no number.', []],
  ['El siglo XIX y el XX', ['19', '20']],
])('%s', (text, numbers) => {
  expect(listNumbers(text)).toEqual(numbers);
});
