import type { LanguageIndex } from '../../lexicon.ts';
import type { Analysis } from '../analysis.ts';

type Find = (form: string, index: LanguageIndex, isBeforePronoun: boolean) => Analysis[];

/**
 * These marks stand for the diminutive ending in the parts of an analysis: “puertecita” (little door) is “puerta” with
 * “-ito”.
 */
export const diminutiveOfNoun = '-ito';
const diminutiveOfAdjective = '-ito/-ita';

/** The ending has three lengths: “puert-ecita” (little door), “camion-cito” (little lorry), “perr-ito” (little dog). */
const endings: readonly [RegExp, (stem: string, vowel: string) => string[]][] = [
  [/^(\p{L}{2,})ecit([oa])s?$/u, (stem, vowel) => [...vowelsOf(vowel), ''].flatMap((end) => spell(stem, end))],
  [/^(\p{L}{3,})cit([oa])s?$/u, (stem) => (/[enr]$/.test(stem) ? [stem] : [])],
  [
    /^(\p{L}{2,})it([oa])s?$/u,
    (stem, vowel) => {
      const ends = /[lcszj]$/.test(stem) ? [...vowelsOf(vowel), ''] : vowelsOf(vowel);
      return ends.flatMap((end) => spell(stem, end));
    },
  ],
];

const vowelsOf = (vowel: string) => (vowel === 'a' ? ['a', 'o', 'e', 'ia'] : ['o', 'e', 'a', 'io']);

/**
 * Restores the spelling that the noun has with its own ending instead of the diminutive ending: “cabecita” (little head)
 * comes from “cabeza”, “amiguito” (little friend) from “amigo”, “barquito” (little boat) from “barco”.
 */
function spell(stem: string, end: string): string[] {
  const stems = [stem, stem.replace(/c$/, 'z'), stem.replace(/gu$/, 'g'), stem.replace(/qu$/, 'c')];
  return [...new Set(stems)].map((each) => each + end);
}

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/**
 * Spellings with an accent, because a diminutive loses the accent of its noun: “pajarito” (little bird) comes from “pájaro”.
 */
const withAccents = (source: string): string[] => [
  source,
  ...[...source].flatMap((letter, place) =>
    accents[letter] ? [source.slice(0, place) + accents[letter] + source.slice(place + 1)] : [],
  ),
];

/**
 * Analyses a regular diminutive that the lexicon does not list. A word with an accent, such as “éxito” (success), is not a
 * diminutive.
 */
export function analyseSpanishDiminutive(form: string, index: LanguageIndex, find: Find): Analysis[] {
  if (/[áéíóú]/.test(form)) return [];
  for (const [pattern, sources] of endings) {
    const [, stem, vowel] = pattern.exec(form) ?? [];
    if (stem === undefined || vowel === undefined) continue;
    for (const source of sources(stem, vowel).flatMap(withAccents)) {
      const found = find(source, index, false).filter(
        ({ word }) => word.base === source && word.conceptIds.length > 0 && canBeSmall(word, vowel),
      );
      if (found.length > 0) return found.map(({ word }) => asDiminutive(word, form, vowel));
    }
  }
  return [];
}

/**
 * Nouns in “-a” keep the “a”: “casa” (house) becomes “casita”. Only masculine nouns in “-a” may also end in “-ito”:
 * “problema” becomes “problemita” or “problemito”.
 */
const canBeSmall = ({ partOfSpeech, base, gender }: Analysis['word'], vowel: string): boolean =>
  (partOfSpeech === 'adjective' && base.endsWith('o')) ||
  (partOfSpeech === 'noun' && !(vowel === 'o' && base.endsWith('a') && gender === 'f'));

function asDiminutive(word: Analysis['word'], form: string, vowel: string): Analysis {
  const isPlural = form.endsWith('s');
  const singular = form.replace(/s$/, '');
  if (word.partOfSpeech === 'adjective')
    return {
      word: { ...word, base: singular.replace(/a$/, 'o') },
      features: [`${vowel === 'a' ? 'f' : 'm'} ${isPlural ? 'pl' : 'sg'}`],
      compound: [word.base, diminutiveOfAdjective],
    };
  const genderOfEnding = vowel === 'a' ? 'f' : 'm';
  return {
    word: { ...word, base: singular, gender: /[oa]$/.test(word.base) ? genderOfEnding : word.gender },
    features: [isPlural ? 'pl' : 'sg'],
    compound: [word.base, diminutiveOfNoun],
  };
}
