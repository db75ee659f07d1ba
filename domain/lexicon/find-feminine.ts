import { type Language, languages } from '../language.ts';
import type { Concept, WordEntry } from './concept.ts';

export type Feminine = { word: string; hint?: string };

/** The typical endings of nouns that name a woman. */
const endings: Record<Language, RegExp> = {
  en: /(?:ess|woman|girl)$/,
  es: /(?:a|iz)$/,
  fr: /e$/,
  de: /(?:in|frau)$/,
  pt: /(?:a|ã|iz)$/,
  it: /(?:a|ssa|ice)$/,
  sl: /a$/,
};

/**
 * Finds the nouns that name a woman in a concept that also has nouns for a man: “Arzt m; Ärztin f” (doctor). At least two
 * languages must list such a pair (Slovenian alone is enough), and the German word must name a person. So Spanish “puerto m;
 * puerta f” (port; door) is not a pair. If a language lists no noun for a woman, a rule forms one in some languages.
 */
export function findFeminines({ partOfSpeech, words }: Concept): Partial<Record<Language, Feminine>> {
  if (partOfSpeech !== 'noun') return {};
  const found: Partial<Record<Language, Feminine>> = {};
  for (const language of languages) {
    const feminine = findPaired(words[language].entries, language);
    if (feminine) found[language] = { word: feminine.base, ...(feminine.hint && { hint: feminine.hint }) };
  }
  const isLiving = words.sl.entries[0]?.classes.includes('anim') && words.de.gender === 'm';
  const isGermanPerson = found.de || words.de.gender === 'mf' || formFeminine(words.de, 'de') !== undefined;
  if (!(found.sl && (isLiving || isGermanPerson)) && !(Object.keys(found).length > 1 && isGermanPerson)) return {};
  for (const language of languages) {
    const [first] = words[language].entries;
    const isOfFirst = first && found[language] && isPair(first.base, found[language].word);
    const formed = isOfFirst ? undefined : formFeminine(words[language], language);
    if (formed) found[language] = { word: formed };
  }
  return found;
}

function findPaired(entries: readonly WordEntry[], language: Language): WordEntry | undefined {
  const [first] = entries;
  if (!first || (language !== 'en' && first.gender !== 'm')) return undefined;
  const feminine = entries.filter(
    ({ base, gender }) => (language === 'en' || gender === 'f') && endings[language].test(base),
  );
  const masculine = language === 'en' ? [first] : entries.filter(({ gender }) => gender === 'm');
  for (const { base } of masculine) {
    const paired = feminine.find((each) => each.base !== base && isPair(base, each.base));
    if (paired) return paired;
  }
  return undefined;
}

const shortestStem = 3;
const longestEnding = 3;

/** Whether two words share their stem: Slovenian “igralec, igralka” (actor, actress), German “Arzt, Ärztin” (doctor). */
function isPair(one: string, other: string): boolean {
  const stem = plain(one).slice(0, Math.max(shortestStem, one.length - longestEnding));
  return plain(other).startsWith(stem);
}

const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Forms a German word for a woman: “Botschafterin” from “Botschafter” (ambassador). In an explanation such as “Träger,
 * Inhaber” (holder, owner), each word is changed.
 */
function formFeminine({ word, gender }: Concept['words']['de'], language: Language): string | undefined {
  if (gender !== undefined && gender !== 'm') return undefined;
  const formed = word.split(', ').map((each) => {
    const rule = rules[language]?.find(([pattern]) => pattern.test(each));
    return rule && each.replace(...rule);
  });
  return formed.length > 2 || formed.includes(undefined) ? undefined : formed.join(', ');
}

const rules: Partial<Record<Language, readonly [RegExp, string][]>> = {
  de: [
    [/(?<=^\p{Lu}\p{Ll}+)anwalt$/u, 'anwältin'],
    [/(?<=^\p{Lu}\p{Ll}+)arzt$/u, 'ärztin'],
    [/(?<=^\p{Lu}\p{Ll}{2,})mann$/u, 'frau'],
    [/(?<=^\p{Lu}[\p{Ll}-]+)erer$/u, 'erin'],
    [/(?<=^\p{Lu}[\p{Ll}-]+(?:er|or|ist|ent|ant|eur|är|än|at|it|ot|et|graf|and))$/u, 'in'],
    [/(?<=^\p{Lu}[\p{Ll}-]+(?:og|ag|at|eut|len|wen|ies))e$/u, 'in'],
  ],
  es: [
    [/(?<=^\p{Ll}+[dts]or)$/u, 'a'],
    [/(?<=^(?!sold)\p{Ll}+(?:ad|ólog|an|en|in))o$/u, 'a'],
    [/(?<=^\p{Ll}{3,})és$/u, 'esa'],
  ],
  fr: [
    [/(?<=^\p{Ll}+(?:a|i|ec))teur$/u, 'trice'],
    [/(?<=^\p{L}\p{Ll}+ien)$/u, 'ne'],
    [/(?<=^\p{L}\p{Ll}+ais)$/u, 'e'],
    [/(?<=^\p{Ll}+ch)eur$/u, 'euse'],
  ],
  pt: [
    [/(?<=^\p{Ll}+[dts]or)$/u, 'a'],
    [/(?<=^(?!sold)\p{Ll}+(?:ad|ólog|an|en|in))o$/u, 'a'],
    [/(?<=^\p{Ll}{3,})ês$/u, 'esa'],
  ],
  it: [
    [/(?<=^(?!dot)\p{Ll}+)tore$/u, 'trice'],
    [/(?<=^\p{Ll}+(?:olog|an|en|in))o$/u, 'a'],
  ],
};
