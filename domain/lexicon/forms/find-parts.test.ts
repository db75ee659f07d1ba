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

test('parts written in one stanza hold in the others', () => {
  const withParts = createPartsFinder([adjective('lep', 'lepa', 'lepši'), adjective('lep')], 'sl');
  expect(withParts(adjective('lep')).parts).toEqual(['lepa', 'lepši']);
});

test('fewer parts of the same word are completed, and are no contradiction', () => {
  const entries = [adjective('hiter', 'hitra'), adjective('hiter', '-', 'hitrejši'), adjective('hiter')];
  const withParts = createPartsFinder(entries, 'sl');
  expect(entries.map((entry) => withParts(entry).parts)).toEqual(Array(3).fill(['hitra', 'hitrejši']));
  expect(listContradictions(entries, 'sl')).toEqual([]);
});

test('homographs keep their own parts, and a stanza without any must say which it means', () => {
  const entries = [adjective('uren', 'urna'), adjective('uren', 'urena')];
  const withParts = createPartsFinder(entries, 'sl');
  expect(entries.map((entry) => withParts(entry).parts)).toEqual([['urna'], ['urena']]);
  expect(listContradictions(entries, 'sl')).toEqual([]);
  expect(listContradictions([...entries, adjective('uren')], 'sl')).toHaveLength(1);
});

test('a sense without a plural takes it from no other sense', () => {
  const noun = (...parts: string[]): WordEntry => ({
    ...adjective('Land', ...parts),
    partOfSpeech: 'noun',
    gender: 'n',
  });
  const withParts = createPartsFinder([noun('0'), noun()], 'de');
  expect([noun('0'), noun()].map((entry) => withParts(entry).parts)).toEqual([['0'], []]);
});
