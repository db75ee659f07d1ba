import { expect, test } from 'vitest';
import {
  changeCell,
  countUntranslated,
  joinWithNext,
  moveTranslation,
  splitCell,
  toPairs,
  toSheet,
} from './pair-sheet.ts';

const sheet = toSheet([
  [
    { source: 'Uno. Dos.', translation: 'One. Two.' },
    { source: 'Tres.', translation: 'Three.' },
  ],
]);

test('splitting both sides makes one pair into two', () => {
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

test('joining both sides makes two pairs into one', () => {
  const joined = joinWithNext(joinWithNext(sheet, { paragraph: 0, side: 'source', row: 0 }), {
    paragraph: 0,
    side: 'translation',
    row: 0,
  });
  expect(toPairs(joined)).toEqual([[{ source: 'Uno. Dos. Tres.', translation: 'One. Two. Three.' }]]);
});

test('does not split a sentence at its start or end, and the last sentence cannot be joined', () => {
  expect(splitCell(sheet, { paragraph: 0, side: 'source', row: 0 }, 0)).toEqual(sheet);
  expect(splitCell(sheet, { paragraph: 0, side: 'source', row: 0 }, 99)).toEqual(sheet);
  expect(joinWithNext(sheet, { paragraph: 0, side: 'source', row: 1 })).toEqual(sheet);
});

test('a sentence may have no translation, but every translation needs a sentence', () => {
  const emptied = changeCell(sheet, { paragraph: 0, side: 'translation', row: 1 }, '  ');
  expect(toPairs(emptied)?.flat().at(1)).toEqual({ source: 'Tres.', translation: '' });
  expect(countUntranslated(emptied)).toBe(1);
  expect(toPairs(changeCell(sheet, { paragraph: 0, side: 'source', row: 1 }, ''))).toBeUndefined();
});

test('a translation that starts too early moves down, and up again', () => {
  const down = splitCell(sheet, { paragraph: 0, side: 'translation', row: 0 }, 0);
  expect(down[0]?.translation).toEqual(['', 'One. Two.', 'Three.']);
  expect(joinWithNext(down, { paragraph: 0, side: 'translation', row: 0 })).toEqual(sheet);
});

test('a translation without a sentence joins the previous translation, and other translations keep their rows', () => {
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

test('rows that are empty on both sides are removed', () => {
  const cleared = changeCell(
    changeCell(sheet, { paragraph: 0, side: 'source', row: 1 }, ''),
    { paragraph: 0, side: 'translation', row: 1 },
    '',
  );
  expect(toPairs(cleared)?.flat()).toHaveLength(1);
});

test('a translation moves to the next sentence and back, also into another paragraph, and nothing else moves', () => {
  const pages = toSheet([
    [
      { source: 'Uno.', translation: 'One.' },
      { source: 'Dos.', translation: 'Two. Three.' },
    ],
    [
      { source: 'Tres.', translation: '' },
      { source: 'Cuatro.', translation: 'Four.' },
    ],
  ]);
  const split = splitCell(pages, { paragraph: 0, side: 'translation', row: 1 }, 4);
  const moved = moveTranslation(split, { paragraph: 0, side: 'translation', row: 2 }, 'down');
  expect(toPairs(moved)?.flat()).toEqual([
    { source: 'Uno.', translation: 'One.' },
    { source: 'Dos.', translation: 'Two.' },
    { source: 'Tres.', translation: 'Three.' },
    { source: 'Cuatro.', translation: 'Four.' },
  ]);
  const back = moveTranslation(moved, { paragraph: 1, side: 'translation', row: 0 }, 'up');
  expect(toPairs(back)).toEqual(toPairs(pages));
  expect(moveTranslation(pages, { paragraph: 0, side: 'translation', row: 0 }, 'up')).toBe(pages);
  expect(moveTranslation(pages, { paragraph: 1, side: 'translation', row: 1 }, 'down')).toBe(pages);
});
