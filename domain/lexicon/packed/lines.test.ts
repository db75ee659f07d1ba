import { expect, test } from 'vitest';
import { openLines, openSortedLines, packLines, packSortedLines } from './lines.ts';
import { fromSingleByte, toSingleByte } from './single-byte.ts';

test('lines are found by their index', () => {
  const lineAt = openLines(packLines(['čaša', 'l’œuf', '']));
  expect([0, 1, 2, 3].map(lineAt)).toEqual(['čaša', 'l’œuf', '', undefined]);
});

test('lines are found by their first column, whatever their order and characters', () => {
  const lines = ['žaba\t1', 'a\t2', 'čas\t3', 'ab\t4', '\t5', 'l’ora\t6', 'abc…d\t7', 'zebra'];
  const { find, indexOf } = openSortedLines(packSortedLines(lines));
  for (const line of lines) expect(find(line.split('\t')[0] ?? '')).toBe(line);
  expect(find('abc')).toBeUndefined();
  expect(find('cas')).toBeUndefined();
  expect(indexOf('zebra')).not.toBe(indexOf('žaba'));
});

test('lines are found by the beginning of their first column', () => {
  const { hasBeginning } = openSortedLines(
    packSortedLines(['čez čas\t1', 'a\t2', 'ab\t3', 'in fact\t4', 'inside\tin all']),
  );
  for (const beginning of ['', 'a', 'č', 'čez ', 'in', 'in ', 'in fact', 'insid'])
    expect(hasBeginning(beginning)).toBe(true);
  for (const beginning of ['a ', 'b', 'abc', 'če ', 'in a', 'insides', 'z'])
    expect(hasBeginning(beginning)).toBe(false);
});

test('no line is found in an empty text', () => {
  expect(openSortedLines(packSortedLines([])).find('a')).toBeUndefined();
  expect(openSortedLines(packSortedLines([])).hasBeginning('a')).toBe(false);
  expect(openLines(packLines([]))(0)).toBeUndefined();
});

test('a text with the letters of the seven languages fits into Latin-1 and is restored', () => {
  const text = 'Žaba š č ž, œuf, l’été, ñ ç ã ß ü, „tako“ – …';
  expect(toSingleByte(text)).not.toMatch(/[\u0100-\uffff]/);
  expect(fromSingleByte(toSingleByte(text))).toBe(text);
});

test('other characters are kept', () => {
  expect(fromSingleByte(toSingleByte('日本 č 😀'))).toBe('日本 č 😀');
});
