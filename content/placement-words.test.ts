import { expect, test } from 'vitest';
import type { Language } from '../domain/language.ts';
import { listPlacementWords } from '../domain/lexicon/list-placement-words.ts';
import { perLanguage } from '../domain/per-language.ts';
import { readRanks } from './frequency/read-ranks.ts';
import { placementExclusions } from './placement-exclusions.ts';
import { readLexicon } from './read-lexicon.ts';

const { concepts } = readLexicon();
const excluded = new Set(placementExclusions);
const words = perLanguage(
  (language) => new Set(listPlacementWords({ concepts, language, ranked: readRanks(language), excluded })),
);

test('every excluded concept is in the lexicon', () => {
  const ids = new Set(concepts.map(({ id }) => id));
  expect(placementExclusions.filter((id) => !ids.has(id))).toEqual([]);
});

test.each<[Language, string[]]>([
  ['en', ['PhD', 'sex', 'whore']],
  ['es', ['pederasta', 'brenner', 'oporto', 'puta', 'mierda', 'sexo']],
  ['pt', ['mamilo', 'merda']],
  ['sl', ['truplo', 'vegas', 'zda', 'mamilo']],
  ['fr', ['brenner', 'putain', 'merde']],
])('the placement in %s leaves out names, abbreviations and unfit words', (language, unfit) => {
  expect(unfit.filter((word) => words[language].has(word))).toEqual([]);
});

test.each(Object.entries(words))('the placement test in %s has thousands of words to choose from', (_, left) => {
  expect(left.size).toBeGreaterThan(7000);
});
