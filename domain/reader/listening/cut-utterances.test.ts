import { expect, test } from 'vitest';
import { endOfUtterance } from './cut-utterances.ts';

const cut = (text: string, mostLetters: number) => {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = endOfUtterance(text, start, mostLetters);
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
};

test.each([
  ['Short.', 20, ['Short.']],
  ['One two three, four five six seven.', 20, ['One two three, ', 'four five six seven.']],
  ['One, two three four five six seven.', 20, ['One, two three four ', 'five six seven.']],
  ['Unbreakable', 5, ['Unbre', 'akabl', 'e']],
])('cuts %s at most every %i letters', (text, mostLetters, pieces) => {
  expect(cut(text, mostLetters)).toEqual(pieces);
});
