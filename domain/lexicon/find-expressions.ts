import type { Language } from '../language.ts';
import type { Analysis } from './analysis.ts';
import type { ExpressionEntry } from './compile-lexicon.ts';
import type { LanguageIndex } from './lexicon.ts';
import type { ExpressionMatch } from './read-sentence.ts';
import { governsReflexive, isBesideReflexive } from './reflexive-pronouns.ts';
import { excludesVerb } from './weigh-place.ts';
import { fitsClass } from './word-sets.ts';

type PlacedWord = { form: string; start: number; end: number; isAttached?: boolean; analyses: readonly Analysis[] };
type Search = { sentence: string; words: readonly PlacedWord[]; language: Language; index: LanguageIndex };

const widestGap = 14;

/** All possible matches of expressions in a sentence, longest expressions first. */
export function findExpressions(search: Search): ExpressionMatch[] {
  const { words, index } = search;
  const keys = words.map(({ form, analyses }) => [form, ...verbKeys(analyses)]);
  const matches: ExpressionMatch[] = [];
  const addOpenedBy = (opening: string, position: number) => {
    for (const entry of index.expressions.get(opening) ?? []) matches.push(...matchParts(search, entry, position));
  };
  for (const position of words.keys())
    for (const first of keys[position] ?? []) {
      addOpenedBy(first, position);
      for (const next of keys[position + 1] ?? []) addOpenedBy(`${first} ${next}`, position);
    }
  return matches.sort((a, b) => b.words.length - a.words.length);
}

/** Search keys for verbs: “=sit” for “sat”. */
function verbKeys(analyses: readonly Analysis[]): readonly string[] {
  const known = keysOfAnalyses.get(analyses);
  if (known) return known;
  const verbs = analyses.filter(({ word }) => word.partOfSpeech === 'verb');
  const keys = [...new Set(verbs.map(({ word }) => `=${plainBase(word.base)}`))];
  keysOfAnalyses.set(analyses, keys);
  return keys;
}

/** Cache by list of analyses. The analyses of a form are cached too, so the same list is looked up often. */
const keysOfAnalyses = new WeakMap<readonly Analysis[], readonly string[]>();

const plainBase = (base: string) =>
  base
    .toLowerCase()
    .replace(/^(?:sich |se |s’)|(?: s[ei]|-se)$/g, '')
    .replace(/(?<=[aeií]r)se$/, '')
    .replace(/(?<=[aei])rsi$/, 're');

function matchParts(search: Search, entry: ExpressionEntry, position: number): ExpressionMatch[] {
  const { conceptId, base, parts } = entry;
  const [firstPart = [], ...laterParts] = parts;
  if (!standsAt(search, firstPart, position)) return [];
  let found = [wordsFrom(position, firstPart.length)];
  for (const part of laterParts)
    found = found.flatMap((words) => {
      const next = (words.at(-1) ?? position) + 1;
      return wordsFrom(next, widestGap)
        .filter((start) => standsAt(search, part, start) && !crossesClause(search, next - 1, start))
        .map((start) => [...words, ...wordsFrom(start, part.length)]);
    });
  return found
    .filter(
      (words) =>
        isVerbal(search, entry, verbOf(search, entry, words)) &&
        (!entry.isBeforeInfinitive || precedesInfinitive(search, words.at(-1) ?? position)),
    )
    .map((words) => ({
      conceptId,
      base,
      words,
      hasGap: (words.at(-1) ?? 0) - position >= words.length,
      endsClause: endsClause(search, words.at(-1) ?? position),
      differsInPronoun: differsInPronoun(search, entry, verbOf(search, entry, words)),
    }));
}

/** Pronouns, negations and adverbs before an infinitive: “de ne pas le faire”, “di non farlo”. */
const mayComeBefore =
  /^(?:ne|n’|pas|plus|jamais|le|la|les|l’|lui|leur|se|s’|me|m’|te|t’|nous|vous|y|en|no|non|não|mieux|bien|tout|lo|os?|as?|lhes?)$/;

function precedesInfinitive({ words, language }: Search, last: number): boolean {
  const next = words.slice(last + 1, last + 5).find(({ form }) => !mayComeBefore.test(form));
  if (!next) return false;
  if (next.analyses.length === 0) return unlistedInfinitives[language]?.test(next.form) ?? false;
  return next.analyses.some(
    ({ word, features }) => word.partOfSpeech === 'verb' && features.some((each) => each.startsWith('inf')),
  );
}

const unlistedInfinitives: Partial<Record<Language, RegExp>> = {
  es: /[aeií]r(?:se|l[aeo]s?)?$/,
  fr: /(?:er|ir|re)$/,
  pt: /[aeiô]r$/,
  it: /[aei]r(?:e|si|l[aeio]|ne)$/,
};

interface PlacedVerb {
  position: number;
  /** The analyses of the word as a verb. */
  analyses: readonly Analysis[];
  isParticiple: boolean;
}

/** The inflected verb of an expression in a Romance language. */
function verbOf(
  { words, language }: Search,
  entry: ExpressionEntry,
  places: readonly number[],
): PlacedVerb | undefined {
  const position = places[entry.parts.flat().findIndex((part) => part.startsWith('='))];
  if (position === undefined || !isRomance(language)) return undefined;
  const analyses = words[position]?.analyses.filter(({ word }) => word.partOfSpeech === 'verb') ?? [];
  const isParticiple = analyses.every(({ features }) => features.every((each) => each.startsWith('part')));
  return { position, analyses, isParticiple };
}

const isRomance = (language: Language) => /^(?:es|fr|pt|it)$/.test(language);

/** Whether the word can be the verb of the expression here, with a pronoun somewhere near if it is reflexive. */
const isVerbal = (search: Search, { isReflexive }: ExpressionEntry, verb: PlacedVerb | undefined): boolean =>
  verb === undefined ||
  (!isNominal(search, verb) && (!isReflexive || verb.isParticiple || isNearReflexive(search, verb)));

const isNearReflexive = ({ words, language }: Search, { position, analyses }: PlacedVerb): boolean => {
  const texts = words.map(({ form }) => ({ text: form }));
  return analyses.some(({ clitics, features }) =>
    isBesideReflexive({ words: texts, position, clitics, features, language }),
  );
};

/** “les entreprises du” has no form of “entreprendre de”, and “o Rio de Janeiro” none of “rir de”. */
function isNominal({ sentence, words, language }: Search, { position, isParticiple }: PlacedVerb): boolean {
  const [word, before] = [words[position], words[position - 1]];
  if (!word || !before || word.start - before.end > 1) return false;
  if (isCapitalised(sentence, word) && !isCapitalised(sentence, before)) return true;
  const hasNoun = word.analyses.some(({ word: { partOfSpeech } }) => partOfSpeech === 'noun');
  return hasNoun && excludesVerb(before.form, isParticiple, language);
}

const isCapitalised = (sentence: string, { start }: PlacedWord) => /^\p{Lu}/u.test(sentence.charAt(start));

/** “se trata de” is a form of “tratarse de”, “trata de” of “tratar de”. A participle has no pronoun: “dedicado a”. */
function differsInPronoun({ words, language }: Search, entry: ExpressionEntry, verb: PlacedVerb | undefined): boolean {
  if (verb === undefined || verb.isParticiple) return false;
  const { position, analyses } = verb;
  const hasPronoun = analyses.some(({ clitics, features }) =>
    governsReflexive({ words, position, clitics, features, language }),
  );
  return hasPronoun !== entry.isReflexive;
}

/** Whether punctuation or the end of the sentence follows. */
const endsClause = (search: Search, position: number) =>
  position === search.words.length - 1 || /^\p{P}|^\s*–/u.test(textAfter(search, position));

const wordsFrom = (start: number, count: number) => Array.from({ length: count }, (_, index) => start + index);

/** Whether the words are adjacent, with only a space or a hyphen in between. */
function standsAt(search: Search, part: readonly string[], position: number): boolean {
  return part.every(
    (item, index) =>
      fits(item, search.words[position + index]) &&
      (index === 0 || /^[\s-]*$/.test(textAfter(search, position + index - 1))),
  );
}

function fits(item: string, word: PlacedWord | undefined): boolean {
  if (word === undefined) return false;
  if (item.startsWith('=')) return verbKeys(word.analyses).includes(item);
  return item.startsWith('#') ? fitsClass(item, word.form) : word.form === item;
}

function crossesClause(search: Search, from: number, to: number): boolean {
  const gap = search.sentence.slice(search.words[from]?.end, search.words[to]?.start);
  return /[.;:?!–—]/.test(gap);
}

const textAfter = ({ sentence, words }: Search, position: number) =>
  sentence.slice(words[position]?.end, words[position + 1]?.start);
