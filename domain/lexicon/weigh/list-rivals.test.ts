import { expect, test } from 'vitest';
import { listRivals } from './list-rivals.ts';

const weighed = (conceptId: string, weight: number) => {
  const part = conceptId.slice(conceptId.indexOf('/') + 1);
  return { conceptId, kin: conceptId, part, weight };
};

test('lists the meanings with at least a quarter of the weight of the chosen one, the heaviest first', () => {
  const weights = [
    weighed('bill/noun', 0.1),
    weighed('tell/verb', 0.2),
    weighed('account/noun', 0.6),
    weighed('bead/noun', 0.16),
  ];
  expect(listRivals(weights, 'account/noun')).toEqual(['tell/verb', 'bead/noun']);
});

test('lists at most two', () => {
  const weights = ['a/noun', 'b/noun', 'c/noun', 'd/noun'].map((id) => weighed(id, 0.25));
  expect(listRivals(weights, 'a/noun')).toEqual(['b/noun', 'c/noun']);
});

test('a function word neither has rivals nor is one', () => {
  const weights = [weighed('like/verb', 0.5), weighed('like/preposition', 0.5)];
  expect(listRivals(weights, 'like/verb')).toEqual([]);
  expect(listRivals(weights, 'like/preposition')).toEqual([]);
});
