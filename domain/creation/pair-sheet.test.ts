import { expect, test } from 'vitest';
import { changeCell, joinWithNext, splitCell, toPairs, toSheet } from './pair-sheet.ts';

const sheet = toSheet([
  [
    { source: 'Uno. Dos.', translation: 'One. Two.' },
    { source: 'Tres.', translation: 'Three.' },
  ],
]);

test('split on both sides, two pairs come of one', () => {
  const left = splitCell(sheet, { paragraph: 0, side: 'source', row: 0 }, 4);
  expect(toPairs(left)).toBeUndefined();
  const both = splitCell(left, { paragraph: 0, side: 'translation', row: 0 }, 4);
  expect(toPairs(both)?.flat()).toEqual([
    { source: 'Uno.', translation: 'One.' },
    { source: 'Dos.', translation: 'Two.' },
    { source: 'Tres.', translation: 'Three.' },
  ]);
});

test('joined on both sides, one pair comes of two', () => {
  const joined = joinWithNext(joinWithNext(sheet, { paragraph: 0, side: 'source', row: 0 }), {
    paragraph: 0,
    side: 'translation',
    row: 0,
  });
  expect(toPairs(joined)).toEqual([[{ source: 'Uno. Dos. Tres.', translation: 'One. Two. Three.' }]]);
});

test('nothing is split off at an end, and the last sentence has no next', () => {
  expect(splitCell(sheet, { paragraph: 0, side: 'source', row: 0 }, 0)).toEqual(sheet);
  expect(splitCell(sheet, { paragraph: 0, side: 'source', row: 0 }, 99)).toEqual(sheet);
  expect(joinWithNext(sheet, { paragraph: 0, side: 'source', row: 1 })).toEqual(sheet);
});

test('an emptied sentence has no partner', () => {
  expect(toPairs(changeCell(sheet, { paragraph: 0, side: 'translation', row: 1 }, '  '))).toBeUndefined();
});
