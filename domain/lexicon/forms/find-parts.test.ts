import { expect, test } from 'vitest';
import type { WordEntry } from '../concept.ts';
import { createPartsFinder, listContradictions } from './find-parts.ts';

const adjective = (base: string, ...parts: string[]): WordEntry => ({
  base,
  pattern: base,
  partOfSpeech: 'adjective',
  parts,
  classes: [],
  forms: [],
});

test('The principal parts given in one entry also hold for the other entries of the word', () => {
  const withParts = createPartsFinder([adjective('lep', 'lepa', 'lepši'), adjective('lep')], 'sl');
  expect(withParts(adjective('lep')).parts).toEqual(['lepa', 'lepši']);
});

test('Missing parts are completed from another entry of the same word and do not contradict it', () => {
  const entries = [adjective('hiter', 'hitra'), adjective('hiter', '-', 'hitrejši'), adjective('hiter')];
  const withParts = createPartsFinder(entries, 'sl');
  expect(entries.map((entry) => withParts(entry).parts)).toEqual(Array(3).fill(['hitra', 'hitrejši']));
  expect(listContradictions(entries, 'sl')).toEqual([]);
});

test('Homographs keep their own parts, and an entry without parts must say which word it means', () => {
  const entries = [adjective('uren', 'urna'), adjective('uren', 'urena')];
  const withParts = createPartsFinder(entries, 'sl');
  expect(entries.map((entry) => withParts(entry).parts)).toEqual([['urna'], ['urena']]);
  expect(listContradictions(entries, 'sl')).toEqual([]);
  expect(listContradictions([...entries, adjective('uren')], 'sl')).toHaveLength(1);
});

test('A meaning without a plural takes none from another meaning', () => {
  const noun = (...parts: string[]): WordEntry => ({
    ...adjective('Land', ...parts),
    partOfSpeech: 'noun',
    gender: 'n',
  });
  const withParts = createPartsFinder([noun('0'), noun()], 'de');
  expect([noun('0'), noun()].map((entry) => withParts(entry).parts)).toEqual([['0'], []]);
});
