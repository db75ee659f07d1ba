import { expect, test } from 'vitest';
import { makeGap } from './make-gap.ts';

const show = (sentence: string, ranges: [number, number][]) =>
  makeGap({ sentence, ranges })
    .map(({ text, isGap }) => (isGap ? `[${text}]` : text))
    .join('');

test.each([
  ['in the middle', 'El perro corre mucho.', [[9, 14]], 'El perro [corre] mucho.'],
  ['at the start', 'Corre mucho.', [[0, 5]], '[Corre] mucho.'],
  [
    'in two parts',
    'Er fährt heute ab.',
    [
      [3, 8],
      [15, 17],
    ],
    'Er [fährt] heute [ab].',
  ],
  [
    'in parts that come in the wrong order',
    'Er fährt heute ab.',
    [
      [15, 17],
      [3, 8],
    ],
    'Er [fährt] heute [ab].',
  ],
] as [string, string, [number, number][], string][])('makes a gap %s', (_, sentence, ranges, expected) => {
  expect(show(sentence, ranges)).toBe(expected);
});

test('has no parts without a sentence or with ranges beyond it', () => {
  expect(makeGap({ sentence: '', ranges: [] })).toEqual([]);
  expect(makeGap({ sentence: 'Hola.', ranges: [] })).toEqual([]);
  expect(makeGap({ sentence: 'Hola.', ranges: [[3, 40]] })).toEqual([]);
});
