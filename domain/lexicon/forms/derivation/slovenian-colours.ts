import type { LanguageIndex } from '../../lexicon.ts';
import type { Analysis } from '../analysis.ts';

type Find = (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[];

const shades: readonly (readonly [prefix: string, conceptId: string])[] = [
  ['temno', 'dark-adjective/adjective'],
  ['svetlo', 'light-colour/adjective'],
  ['bledo', 'pale/adjective'],
  ['živo', 'vivid/adjective'],
  ['krvavo', 'bloody/adjective'],
  ['snežno', 'white/adjective'],
  ['zlato', 'golden/adjective'],
  ['srebrno', 'silver/adjective'],
  ['zeleno', 'green/adjective'],
  ['rumeno', 'yellow/adjective'],
  ['modro', 'blue/adjective'],
  ['rdeče', 'red/adjective'],
  ['črno', 'black/adjective'],
  ['belo', 'white/adjective'],
  ['sivo', 'grey/adjective'],
  ['rjavo', 'brown/adjective'],
  ['vijolično', 'purple/adjective'],
  ['oranžno', 'orange-colour/adjective'],
  ['rožnato', 'pink/adjective'],
];

/** Labels of the prefixes with their concept. */
export const colourPrefixes: readonly (readonly [string, string])[] = shades.map(([prefix, conceptId]) => [
  prefix,
  conceptId,
]);

const colours = /^(?:zelen|rumen|moder|rdeč|črn|bel|siv|rjav|vijoličen|oranžen|rožnat|zlat|srebrn)$/;

const written = new RegExp(`^(${shades.map(([prefix]) => prefix).join('|')})(\\p{L}{3,})$`, 'u');

/** Analyses a colour that is made from two words: “zelenorumen” (greenish yellow), “temnomoder” (dark blue). */
export function analyseColour(form: string, index: LanguageIndex, find: Find): Analysis[] {
  const [, prefix = '', rest] = written.exec(form) ?? [];
  if (rest === undefined) return [];
  return find(rest, index, false).flatMap(({ word, features }) =>
    word.partOfSpeech === 'adjective' && colours.test(word.base) && word.conceptIds.length > 0
      ? [{ word: { ...word, base: prefix + word.base }, features, compound: [`${prefix}-`, word.base] }]
      : [],
  );
}
