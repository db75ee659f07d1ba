import type { DerivedWord } from '../../inflections/inflection-rules.ts';
import type { GeneratedForm } from '../../morphology/lemma.ts';
import { slovenianAdjectiveForms } from '../../morphology/slovenian-adjectives.ts';
import { slovenianNounForms } from '../../morphology/slovenian-nouns.ts';
import type { Analysis } from '../analysis.ts';
import type { IndexedWord } from '../word-list.ts';

export type Derivation = (source: IndexedWord) => Analysis;

/**
 * Explains a Slovenian form by a listed word in two steps. “presajanja” is a form of “presajanje” (transplanting), and
 * “presajanje” is derived from the listed “presajati” (transplant).
 */
export function createDerivation(form: string, stem: string, derived: DerivedWord): Derivation {
  const { suffix, partOfSpeech, gender, aspect } = derived;
  const base = stem + suffix;
  const features = listForms(base, derived).flatMap(([each, told]) => (each === form ? [told] : []));
  return (source) => ({
    word: {
      ...source,
      base,
      partOfSpeech,
      gender,
      aspect,
      partner: undefined,
      partners: undefined,
      isReflexive: partOfSpeech === 'verb' && source.isReflexive,
    },
    features,
    compound: [source.base, `-${suffix}`],
  });
}

/**
 * Adds a prefix to the analysis of a verb: “zaplavala” (swam off) is a form of “zaplavati” (swim off), even if only
 * “plavati” (swim) is listed.
 */
export const addPrefix = (prefix: string, { word, features }: Analysis): Analysis => ({
  word: {
    ...word,
    base: prefix + word.base,
    ...(word.partOfSpeech === 'verb' && { aspect: 'pf', partner: undefined, partners: undefined }),
  },
  features,
  // The meaning of the prefix “pre-” of verbs differs from verb to verb, so it is not shown.
  compound: word.partOfSpeech === 'verb' && prefix === 'pre' ? [word.base] : [`${prefix}-`, word.base],
});

function listForms(base: string, { partOfSpeech, gender }: DerivedWord): readonly GeneratedForm[] {
  const lemma = { base, partOfSpeech, gender, parts: [], classes: [] };
  if (partOfSpeech === 'noun') return slovenianNounForms(lemma);
  return partOfSpeech === 'adjective' ? slovenianAdjectiveForms(lemma) : [];
}

/**
 * Suffixes with a fixed meaning, so that the meaning of the derived word is certain: “presajanje” is “transplanting”,
 * “voznikov” is “driver’s”.
 */
const clearSuffixes =
  /^-(?:j?[ae]nje|ov|j?ev|in|ski|ški|o?ven|i?čen|en|joč|ujoč|eč|ost|j?[ae]nost|itev|o|šnji|[ai]len)$/;

export const isClearlyDerived = ({ compound }: Analysis): boolean =>
  compound !== undefined && clearSuffixes.test(compound.at(-1) ?? '');
