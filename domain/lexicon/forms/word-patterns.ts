import type { Language } from '../../language.ts';
import type { PerLanguage } from '../../per-language.ts';
import type { WordEntry } from '../concept.ts';
import { generateForms } from '../morphology/generate-forms.ts';
import { separatePrefix } from '../morphology/german-verbs.ts';
import type { GeneratedForm, Lemma } from '../morphology/lemma.ts';
import { governedPreposition, spellingsOf } from '../rules/governed-preposition.ts';
import { withContractions } from './contractions.ts';
import { splitForm } from './normalise-form.ts';
import { inflectAdjectivePhrase, inflectNounPhrase } from './noun-phrases.ts';

/**
 * How an entry of the lexicon is found in a text. A single word is found by its forms. Several words are matched one by one:
 * a plain word as written, “=sit” as any form of a verb, “#one’s” as one of a set of words, and “…” as a gap.
 * `isBeforeInfinitive` (“+inf” in the lexicon) requires that an infinitive follows.
 */
export type Inflected =
  | { kind: 'word'; lemma: Lemma; isReflexive: boolean }
  | {
      kind: 'phrase';
      patterns: string[];
      verb: string | undefined;
      isReflexive: boolean;
      isBeforeInfinitive: boolean;
    };

const infinitiveMark = / \+inf$/;

export function inflectEntry(written: WordEntry, language: Language): Inflected {
  const isBeforeInfinitive = infinitiveMark.test(written.pattern);
  const entry = { ...written, pattern: written.pattern.replace(infinitiveMark, '') };
  const tokens = entry.pattern.split(/\s+/);
  const isVerbal =
    entry.partOfSpeech === 'verb' || (entry.partOfSpeech === 'expression' && entry.pattern.includes('*'));
  if (isVerbal) return inflectVerb({ entry, tokens, language, isBeforeInfinitive });
  const lemma = { ...entry, base: entry.base };
  // Italian “all’improvviso” (suddenly) is one token in this split at spaces, but two words in a text, so it is a phrase.
  if (tokens.length === 1 && splitForm(entry.pattern, language).length === 1)
    return { kind: 'word', lemma, isReflexive: false };
  const patterns = inflectPhrase(entry, language);
  return { kind: 'phrase', patterns, verb: undefined, isReflexive: false, isBeforeInfinitive };
}

function inflectPhrase(entry: WordEntry, language: Language): string[] {
  const { partOfSpeech, pattern } = entry;
  if (partOfSpeech === 'noun' || partOfSpeech === 'name') return inflectNounPhrase(entry, language);
  return partOfSpeech === 'adjective'
    ? inflectAdjectivePhrase(entry, language)
    : withContractions(substituteAll(plain(pattern), language), language);
}

const plain = (pattern: string) => pattern.replaceAll('*', '');

type VerbPhrase = {
  entry: WordEntry;
  tokens: readonly string[];
  language: Language;
  isBeforeInfinitive: boolean;
};

function inflectVerb({ entry, tokens, language, isBeforeInfinitive }: VerbPhrase): Inflected {
  const { words, isReflexive } = dropReflexive(tokens, language);
  const head = findVerb(words, language);
  // Italian “aver” in “aver bisogno” (need) stands for “avere” (have), so it has the forms of “avere”.
  const base = plain(words[head] ?? '').replace(language === 'it' ? /(?<=[aei])r$/ : /$^/, 're');
  const verb: Lemma = { base, partOfSpeech: 'verb', parts: entry.parts, classes: entry.classes };
  if (words.length === 1) return { kind: 'word', lemma: verb, isReflexive };
  const rest = words.map((word, index) =>
    index === head ? `=${base.toLowerCase()}` : substitute(plain(word), language),
  );
  const patterns = orderVerb(rest, head, language).flatMap((pattern) => withContractions(pattern, language));
  // The pronoun may also come between the verb and the rest: Portuguese “trata-se de” (it is about).
  const attached =
    language === 'pt' && isReflexive
      ? ['se', 'me', 'nos'].flatMap((pronoun) =>
          withContractions(rest.toSpliced(head + 1, 0, pronoun).join(' '), language),
        )
      : [];
  const separated = language === 'de' ? separatePrefix(verb) : undefined;
  const others = [
    ...orderPreposition(rest, { head, language, separated }),
    ...orderPrefix(rest, { head, language, separated }),
  ];
  return {
    kind: 'phrase',
    patterns: [...new Set([...patterns, ...attached, ...others])],
    verb: base,
    isReflexive,
    isBeforeInfinitive,
  };
}

/**
 * The possible orders of an expression. In German and Slovenian the verb may come before or after the rest of the
 * expression, with other words in between.
 */
function orderVerb(words: readonly string[], head: number, language: Language): string[] {
  const asWritten = words.join(' ');
  if (language !== 'de' && language !== 'sl') return [asWritten];
  const verb = words[head] ?? '';
  const others = words.filter((word, index) => index !== head && word !== '…').join(' ');
  // “zu” may come between the other words and the verb: “in Kraft zu treten” (to come into force). Not in an expression with
  // a preposition: in “auf etwas zu warten” (to wait for something), another word stands between “auf” (for) and “zu”.
  const withZu =
    language === 'de' && others !== '' && governedPreposition(asWritten, language) === undefined
      ? [`${others} zu ${verb}`]
      : [];
  return [...new Set([asWritten, `${verb} … ${others}`, `${others} ${verb}`, ...withZu])];
}

type Order = { head: number; language: Language; separated: ReturnType<typeof separatePrefix> };

/**
 * The orders with a preposition before its verb (“auf ihn warten”, wait for him), and those with a preposition between a
 * verb and its prefix (“hängt von ihm ab”, depends on him).
 */
function orderPreposition(words: readonly string[], { head, language, separated }: Order): string[] {
  const preposition = governedPreposition(words.join(' '), language);
  if ((language !== 'de' && language !== 'sl') || preposition === undefined) return [];
  const others = words.slice(0, -1).filter((word, index) => index !== head && word !== '…');
  return spellingsOf(preposition, language).flatMap((spelling) => [
    [spelling, '…', ...others, words[head]].join(' '),
    ...(others.length > 0 && language === 'de' ? [[words[head], '…', spelling, '…', ...others].join(' ')] : []),
    ...(separated && others.length === 0 ? [`=${separated.rest} … ${spelling} … ${separated.prefix}`] : []),
    // Another word may come before the preposition: “wer Wert auf gutes Essen legt” (who sets store by good food).
    ...(others.length > 0 && language === 'de' ? [[...others, spelling, '…', words[head]].join(' ')] : []),
  ]);
}

/**
 * The order in which the rest of an expression stands between the verb and its prefix: “legte gestern Berufung ein”
 * (appealed yesterday).
 */
function orderPrefix(words: readonly string[], { head, language, separated }: Order): string[] {
  const others = words.filter((word, index) => index !== head && word !== '…');
  return separated && others.length > 0 && governedPreposition(words.join(' '), language) === undefined
    ? [`=${separated.rest} … ${others.join(' ')} ${separated.prefix}`]
    : [];
}

/**
 * Patterns of infinitives, which find the verb in an expression: “verwandeln” in “sich verwandeln in” (turn into), “superar”
 * in Spanish “no superar” (not get over), “vedeti” in Slovenian “ne vedeti” (not know).
 */
const infinitives: PerLanguage<RegExp> = {
  en: /^(?!(?:not|never|no)$)/,
  es: /[aeií]r(?:se|le)?$/,
  fr: /(?:er|[iï]r|re)$/,
  de: /(?:..en|.[lr]n|tun|sein)$/,
  pt: /[aeioô]r(?:-se)?$/,
  it: /(?:[aei]|r)re$|r(?:si|ci|sene|la|cela)?$/,
  sl: /(?:ti|či)$/,
};

/** The index of the verb: the word marked with “*”, otherwise the first infinitive, or the last one in German. */
function findVerb(words: readonly string[], language: Language): number {
  const marked = words.findIndex((word) => word.endsWith('*'));
  if (marked >= 0) return marked;
  const isVerb = (word: string) => infinitives[language].test(word);
  return Math.max(0, language === 'de' ? words.findLastIndex(isVerb) : words.findIndex(isVerb));
}

const germanPrepositions = /^(?:an|auf|aus|bei|für|gegen|hinter|in|mit|nach|neben|über|um|unter|von|vor|zu)$/;

/**
 * Removes the reflexive pronoun, because its position varies: Spanish “se sentó” (sat down), “sentándose” (sitting down).
 */
function dropReflexive(tokens: readonly string[], language: Language): { words: string[]; isReflexive: boolean } {
  const pronouns: Partial<Record<Language, RegExp>> = { de: /^sich$/, sl: /^s[ei]$/, fr: /^(?:se|s’)$/ };
  // In “vor sich gehen” (go on), “sich” belongs to the preposition, so it is kept.
  const isGoverned = (place: number) => language === 'de' && germanPrepositions.test(tokens[place - 1] ?? '');
  const words = tokens
    .filter((token, place) => !pronouns[language]?.test(token) || isGoverned(place))
    .map((token) => withoutPronoun(token, language));
  const isReflexive = words.join(' ') !== tokens.join(' ');
  return { words: words.map((token) => (language === 'de' && token === 'sich' ? '#sich' : token)), isReflexive };
}

function withoutPronoun(token: string, language: Language): string {
  switch (language) {
    case 'es':
      return token.replace(/(?<=[aeiíáé]r)se(?:l[ao]s?)?(?=\*?$)/, '').replace(/ár(?=\*?$)/, 'ar');
    case 'pt':
      return token.replace(/-se(?=\*?$)/, '');
    case 'fr':
      return token.replace(/^s’/, '');
    case 'it':
      return token
        .replace(/(?<=[aei])r(?:si|sene|sela|cela|ci|sele|sela|sene)(?=\*?$)/, 're')
        .replace(/(?<=(?:p|^)or|trar|dur)si(?=\*?$)/, 're');
    default:
      return token;
  }
}

/**
 * Marks placeholders with “#”: English “one’s” and “oneself”, French “son”, “sa” and “ses”. They match the words in
 * word-sets.ts.
 */
const substitute = (word: string, language: Language) =>
  (language === 'en' && /^(?:one’s|oneself)$/.test(word)) || (language === 'fr' && /^(?:son|sa|ses)$/.test(word))
    ? `#${word}`
    : word;

/**
 * The first word is never a placeholder, because a phrase is found by its first word. So French “son” at the beginning stays
 * as it is.
 */
const substituteAll = (pattern: string, language: Language) =>
  pattern
    .split(' ')
    .map((word, index) => (index === 0 && language === 'fr' ? word : substitute(word, language)))
    .join(' ');

/** The forms of a single word: the generated ones, then those listed in the lexicon. */
export const listForms = (lemma: Lemma, forms: readonly string[], language: Language): GeneratedForm[] => [
  ...generateForms(lemma, language),
  ...forms.filter((form) => !/\s|…/.test(form)).map((form): GeneratedForm => [form, '']),
];
