import { expect, test } from 'vitest';
import { listTrueBeads, scoreBeads } from './vary-sentences.ts';

const sentences = (...units: number[][]) => units.map((each) => ({ text: '', units: each }));

test('sentences that share an original sentence belong together', () => {
  const source = sentences([0], [1, 2], [], [3], [5], [6], [7]);
  const translation = sentences([0], [0], [1], [2, 3], [4], [5, 6], []);
  expect(listTrueBeads(source, translation)).toEqual([
    { s: 0, t: 0, sources: 1, translations: 2 },
    { s: 1, t: 2, sources: 3, translations: 2 },
    { s: 4, t: 5, sources: 2, translations: 1 },
  ]);
});

test('a group that is only partly right counts as wrong', () => {
  const truth = [
    { s: 0, t: 0, sources: 1, translations: 1 },
    { s: 1, t: 1, sources: 2, translations: 1 },
  ];
  expect(scoreBeads([{ found: truth, truth }])).toBe(1);
  const found = [...truth.slice(0, 1), { s: 1, t: 1, sources: 1, translations: 1 }];
  expect(scoreBeads([{ found, truth }])).toBe(0.5);
});
