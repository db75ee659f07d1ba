import type { Language } from '../../language.ts';
import type { Analysis } from '../forms/analysis.ts';
import type { LanguageIndex } from '../lexicon.ts';
import { opensFrenchNoun } from '../rules/french/french-nouns.ts';
import { opensItalianNoun } from '../rules/italian/italian-nouns.ts';
import { opensPortugueseNoun, opensPortuguesePhrase } from '../rules/portuguese/portuguese-nouns.ts';
import { opensSpanishNoun } from '../rules/spanish/spanish-nouns.ts';
import { governsReflexive, isBesideReflexive } from '../weigh/reflexive-pronouns.ts';
import { excludesFiniteVerb, excludesVerb } from '../weigh/weigh-place.ts';
import type { ExpressionEntry } from './expression-list.ts';

export type PlacedWord = {
  form: string;
  start: number;
  end: number;
  isAttached?: boolean;
  analyses: readonly Analysis[];
};
export type Search = { sentence: string; words: readonly PlacedWord[]; language: Language; index: LanguageIndex };

/**
 * Pronouns, negations and adverbs that may come before an infinitive: “ne pas le” in “de ne pas le faire” (not to do it).
 */
const mayComeBefore =
  /^(?:ne|n’|pas|plus|jamais|le|la|les|l’|lui|leur|se|s’|me|m’|te|t’|nous|vous|y|en|no|non|não|mieux|bien|tout|lo|os?|as?|lhes?)$/;

export function precedesInfinitive({ words, language }: Search, last: number): boolean {
  const next = words.slice(last + 1, last + 5).find(({ form }) => !mayComeBefore.test(form));
  if (!next) return false;
  if (next.analyses.length === 0) return unlistedInfinitives[language]?.test(next.form) ?? false;
  return next.analyses.some(
    ({ word, features }) => word.partOfSpeech === 'verb' && features.some((each) => each.startsWith('inf')),
  );
}

const unlistedInfinitives: Partial<Record<Language, RegExp>> = {
  es: /[aeií]r(?:se|l[aeo]s?)?$/,
  fr: /(?:er|ir|[dt]re)$/,
  pt: /[aeiô]r$/,
  it: /[aei]r(?:e|si|l[aeio]|ne)$/,
};

export interface PlacedVerb {
  position: number;
  analyses: readonly Analysis[];
  isParticiple: boolean;
}

/** The inflected verb of an expression; undefined if the expression has none or the language is not Romance. */
export function verbOf(
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

/**
 * Whether the word can be the verb of the expression here. A reflexive verb needs a reflexive pronoun nearby. A participle
 * needs none.
 */
export const isVerbal = (search: Search, { isReflexive }: ExpressionEntry, verb: PlacedVerb | undefined): boolean =>
  verb === undefined ||
  (!isNominal(search, verb) && (!isReflexive || verb.isParticiple || isNearReflexive(search, verb)));

const isNearReflexive = ({ words, language }: Search, { position, analyses }: PlacedVerb): boolean => {
  const texts = words.map(({ form }) => ({ text: form }));
  return analyses.some(({ clitics, features }) =>
    isBesideReflexive({ words: texts, position, clitics, features, language }),
  );
};

/**
 * Whether the word is a noun or a name here. In French “les entreprises du” (the companies of the), “entreprises” is not a
 * form of “entreprendre de” (undertake to).
 */
function isNominal({ sentence, words, language }: Search, { position, isParticiple }: PlacedVerb): boolean {
  const [word, before] = [words[position], words[position - 1]];
  if (!word || !before || word.start - before.end > 1) return false;
  if (isCapitalised(sentence, word) && !isCapitalised(sentence, before)) return true;
  const hasNoun = word.analyses.some(({ word: { partOfSpeech } }) => partOfSpeech === 'noun');
  const isInfinitive = word.analyses.some(({ features }) => features.some((each) => each.startsWith('inf')));
  const isFrenchNoun = language === 'fr' && !isParticiple && !isInfinitive && opensFrenchNoun(words, position);
  const isSpanishNoun = language === 'es' && !isParticiple && !isInfinitive && opensSpanishNoun(words, position);
  const isItalianNoun = language === 'it' && !isInfinitive && opensItalianNoun(words, position);
  const isPortugueseNoun =
    language === 'pt' &&
    !isInfinitive &&
    (isParticiple ? opensPortuguesePhrase(words, position) : opensPortugueseNoun(words, position));
  const isBehindPreposition = !isInfinitive && excludesFiniteVerb(before.form, word.form, language);
  return (
    hasNoun &&
    (isFrenchNoun ||
      isSpanishNoun ||
      isItalianNoun ||
      isPortugueseNoun ||
      isBehindPreposition ||
      excludesVerb(before.form, isParticiple, language))
  );
}

const isCapitalised = (sentence: string, { start }: PlacedWord) => /^\p{Lu}/u.test(sentence.charAt(start));

/**
 * Whether the verb has a reflexive pronoun in the sentence but not in the expression, or the other way round. In Spanish,
 * “se trata de” (it is about) is a form of “tratarse de”, but “trata de” (tries to) is a form of “tratar de”. False for
 * participles, which have no pronoun: “dedicado a” (dedicated to).
 */
export function differsInPronoun(
  { words, language }: Search,
  entry: ExpressionEntry,
  verb: PlacedVerb | undefined,
): boolean {
  if (verb === undefined || verb.isParticiple) return false;
  const { position, analyses } = verb;
  const hasPronoun = analyses.some(({ clitics, features }) =>
    governsReflexive({ words, position, clitics, features, language }),
  );
  return hasPronoun !== entry.isReflexive;
}
