import { expect, test } from 'vitest';
import { type Language, languages } from '../domain/language.ts';
import { listPlacementWords } from '../domain/lexicon/list-placement-words.ts';
import { perLanguage } from '../domain/per-language.ts';
import { readRanks } from './frequency/read-ranks.ts';
import { placementExclusions } from './placement-exclusions.ts';
import { readLexicon } from './read-lexicon.ts';

const { concepts } = readLexicon();
const excluded = new Set(placementExclusions);
const words = perLanguage(
  (language) =>
    new Map(
      listPlacementWords({ concepts, language, ranked: readRanks(language), excluded }).map(({ word, alikeIn }) => [
        word,
        alikeIn,
      ]),
    ),
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

test.each<[Language, Language, string[], string[]]>([
  ['sl', 'en', ['kultura', 'kavboj', 'cirkus', 'firma', 'klub'], ['svetilka', 'najti', 'gozd', 'prijeten']],
  ['es', 'en', ['protagonista', 'civilizado', 'genuino', 'universidad'], ['puerta', 'timón', 'cuenco', 'volver']],
  ['en', 'de', ['house', 'winter', 'telephone'], ['beach', 'believe', 'mountain']],
])('in %s, a reader of %s recognises words that are spelled alike', (language, native, alike, different) => {
  const isAlike = (word: string) => words[language].get(word)?.includes(native);
  expect(alike.filter((word) => !isAlike(word))).toEqual([]);
  expect(different.filter((word) => isAlike(word))).toEqual([]);
});

test('for every pair of languages, hundreds of words of each level remain', () => {
  const counts = languages.flatMap((language) =>
    languages.map((native) => {
      const left = [...words[language].values()].map((alike) => !alike.includes(native) && !alike.includes('en'));
      return Math.min(left.slice(0, 1000).filter(Boolean).length, left.slice(1000, 3000).filter(Boolean).length);
    }),
  );
  expect(Math.min(...counts)).toBeGreaterThan(150);
});
