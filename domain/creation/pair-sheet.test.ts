import { expect, test } from 'vitest';
import { changeCell, countUntranslated, joinWithNext, splitCell, toPairs, toSheet } from './pair-sheet.ts';

const sheet = toSheet([
  [
    { source: 'Uno. Dos.', translation: 'One. Two.' },
    { source: 'Tres.', translation: 'Three.' },
  ],
]);

test('split on both sides, two pairs come of one', () => {
  const left = splitCell(sheet, { paragraph: 0, side: 'source', row: 0 }, 4);
  expect(
    toPairs(left)
      ?.flat()
      .map(({ translation }) => translation),
  ).toEqual(['One. Two.', 'Three.', '']);
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

test('a sentence may be left without its translation, a translation not without its sentence', () => {
  const emptied = changeCell(sheet, { paragraph: 0, side: 'translation', row: 1 }, '  ');
  expect(toPairs(emptied)?.flat().at(1)).toEqual({ source: 'Tres.', translation: '' });
  expect(countUntranslated(emptied)).toBe(1);
  expect(toPairs(changeCell(sheet, { paragraph: 0, side: 'source', row: 1 }, ''))).toBeUndefined();
});

test('a translation that begins too early moves down, and up again', () => {
  const down = splitCell(sheet, { paragraph: 0, side: 'translation', row: 0 }, 0);
  expect(down[0]?.translation).toEqual(['', 'One. Two.', 'Three.']);
  expect(joinWithNext(down, { paragraph: 0, side: 'translation', row: 0 })).toEqual(sheet);
});

test('a translation that had no sentence joins the one before it, and nothing slips', () => {
  const odd = toSheet([
    [
      { source: 'Uno.', translation: 'One.' },
      { source: '', translation: 'And so on.' },
      { source: 'Dos.', translation: 'Two.' },
    ],
  ]);
  expect(toPairs(odd)).toBeUndefined();
  expect(toPairs(joinWithNext(odd, { paragraph: 0, side: 'translation', row: 0 }))?.flat()).toEqual([
    { source: 'Uno.', translation: 'One. And so on.' },
    { source: 'Dos.', translation: 'Two.' },
  ]);
});

test('rows that are empty on both sides are none', () => {
  const cleared = changeCell(
    changeCell(sheet, { paragraph: 0, side: 'source', row: 1 }, ''),
    { paragraph: 0, side: 'translation', row: 1 },
    '',
  );
  expect(toPairs(cleared)?.flat()).toHaveLength(1);
});
