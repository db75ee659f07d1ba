import { expect, test } from 'vitest';
import { type Language, languages } from '../domain/language.ts';
import { listPlacementWords } from '../domain/lexicon/list-placement-words.ts';
import { withoutNames } from '../domain/lexicon/ranked-word.ts';
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
  [
    'es',
    ['Señor', 'platos', 'inicialmente', 'inexistente', 'desigual', 'desconexión', 'zapatero', 'librito', 'exportación'],
  ],
])(
  'the placement in %s leaves out names, unfit words, plurals and words that come from commoner ones',
  (language, unfit) => {
    expect(unfit.filter((word) => words[language].has(word))).toEqual([]);
  },
);

test.each(Object.entries(words))('the placement test in %s has thousands of words to choose from', (_, left) => {
  expect(left.size).toBeGreaterThan(6000);
});

const bands = [0, 250, 500, 1000, 2000, 4000, 8000, 12_000, 16_000].flatMap((from, index, all) => {
  const to = all[index + 1];
  return to === undefined ? [] : [[from, to] as const];
});

test.each<[Language, Language, string[], string[]]>([
  ['sl', 'en', ['kultura', 'kavboj', 'cirkus', 'firma', 'klub'], ['svetilka', 'najti', 'gozd', 'prijeten']],
  [
    'es',
    'en',
    ['protagonista', 'civilizado', 'genuino', 'universidad', 'chamán', 'deprimir'],
    ['puerta', 'timón', 'cuenco', 'volver'],
  ],
  ['en', 'de', ['house', 'winter', 'telephone'], ['beach', 'believe', 'mountain']],
])('in %s, a reader of %s recognises words that are spelled alike', (language, native, alike, different) => {
  const isAlike = (word: string) => words[language].get(word)?.includes(native);
  expect(alike.filter((word) => !isAlike(word))).toEqual([]);
  expect(different.filter((word) => isAlike(word))).toEqual([]);
});

test('for every pair of languages, enough words of each frequency remain', () => {
  const counts = languages.flatMap((language) => {
    const rankOf = new Map<string, number>();
    for (const [index, { base }] of withoutNames(readRanks(language)).entries())
      if (!rankOf.has(base)) rankOf.set(base, index);
    return languages.flatMap((native) => {
      const ranks = [...words[language]].flatMap(([word, alike]) =>
        alike.includes(native) || (alike.includes('en') && language !== 'en') ? [] : (rankOf.get(word) ?? []),
      );
      return bands.map(([from, to]) => ranks.filter((rank) => rank >= from && rank < to).length);
    });
  });
  expect(Math.min(...counts)).toBeGreaterThan(30);
});
