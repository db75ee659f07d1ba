import { type Language, languages } from '../language.ts';
import type { Concept, WordEntry } from './concept.ts';

export type Feminine = { word: string; hint?: string };

/** The endings of words for women, and how a word for a man and a word for a woman are recognised as a pair. */
const endings: Record<Language, RegExp> = {
  en: /(?:ess|woman|girl)$/,
  es: /(?:a|iz)$/,
  fr: /e$/,
  de: /(?:in|frau)$/,
  pt: /(?:a|ã|iz)$/,
  it: /(?:a|ssa|ice)$/,
  sl: /(?:ica|ka|inja|ja)$/,
};

/**
 * The words for a woman in a concept that lists words for a man and for a woman: “Arzt m; Ärztin f”. Two languages must list such a
 * pair, so “puerto m; puerta f” is none. German forms the word for a woman by a rule if none is listed.
 */
export function findFeminines({ partOfSpeech, words }: Concept): Partial<Record<Language, Feminine>> {
  if (partOfSpeech !== 'noun') return {};
  const found: Partial<Record<Language, Feminine>> = {};
  for (const language of languages) {
    const feminine = findPaired(words[language].entries, language);
    if (feminine) found[language] = { word: feminine.base, ...(feminine.hint && { hint: feminine.hint }) };
  }
  const isPerson = Object.keys(found).length > 1 || (found.sl && words.sl.entries[0]?.classes.includes('anim'));
  if (!isPerson) return {};
  const { word, gender } = words.de;
  const formed = gender === undefined || gender === 'm' ? formGerman(word) : undefined;
  return { ...found, ...(!found.de && formed && { de: { word: formed } }) };
}

function findPaired(entries: readonly WordEntry[], language: Language): WordEntry | undefined {
  const [first] = entries;
  if (!first || (language !== 'en' && first.gender !== 'm')) return undefined;
  return entries.find(
    ({ base, gender }) =>
      (language === 'en' || gender === 'f') &&
      endings[language].test(base) &&
      base !== first.base &&
      isPair(first.base, base),
  );
}

const shortestStem = 3;
const longestEnding = 3;

/** Whether two words share their stem: “igralec, igralka”, “Arzt, Ärztin”. */
function isPair(one: string, other: string): boolean {
  const stem = plain(one).slice(0, Math.max(shortestStem, one.length - longestEnding));
  return plain(other).startsWith(stem);
}

const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** “Botschafter, Botschafterin”. The explanation “Träger, Inhaber” has two words. */
function formGerman(word: string): string | undefined {
  const formed = word.split(', ').map((each) => germanRules.find(([pattern]) => pattern.test(each)));
  if (formed.length > 2 || formed.some((rule) => rule === undefined)) return undefined;
  return word
    .split(', ')
    .map((each, index) => each.replace(formed[index]?.[0] ?? '', formed[index]?.[1] ?? ''))
    .join(', ');
}

const germanRules: readonly [RegExp, string][] = [
  [/(?<=\p{L})anwalt$/iu, 'anwältin'],
  [/(?<=\p{L})arzt$/iu, 'ärztin'],
  [/(?<=^\p{Lu}\p{Ll}{2,})mann$/u, 'frau'],
  [/(?<=^\p{Lu}[\p{Ll}-]+)erer$/u, 'erin'],
  [/(?<=^\p{Lu}[\p{Ll}-]+(?:er|or|ist|ent|ant|eur|är|än|at|it|ot|et|graf|and|iker))$/u, 'in'],
  [/(?<=^\p{Lu}[\p{Ll}-]+(?:og|ag|at|eut|len|wen))e$/u, 'in'],
];
