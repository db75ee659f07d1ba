import { expect, test } from 'vitest';
import { listMoves } from './list-moves.ts';

const places = { starts: [0, 4, 9, 0], sentenceEnds: [3, 4] };

test('counts the words that have become other words, without names', () => {
  const before = { ...places, sequence: [1, 2, 0, 2] };
  expect(listMoves(before, { ...places, sequence: [1, 7, 5, 7] })).toEqual([{ fromId: 2, toId: 7, count: 2 }]);
  expect(listMoves(before, { ...places, sequence: [0, 2, 0, 2] })).toEqual([]);
});

test('a text that is split differently gives no moves', () => {
  const before = { ...places, sequence: [1, 2, 0, 2] };
  expect(listMoves(before, { starts: [0, 4, 9], sentenceEnds: [2, 3], sequence: [1, 7, 7] })).toEqual([]);
});
