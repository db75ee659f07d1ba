import type { PerLanguage } from '../per-language.ts';

export const partsOfSpeech = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'determiner',
  'preposition',
  'conjunction',
  'numeral',
  'particle',
  'interjection',
  'expression',
  'name',
] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];

export const genders = ['m', 'f', 'n', 'mf', 'm pl', 'f pl', 'n pl', 'mf pl', 'pl'] as const;
export type Gender = (typeof genders)[number];

export const aspects = ['pf', 'ipf', 'bi'] as const;
export type Aspect = (typeof aspects)[number];

/** One word of a concept as written in the lexicon. Its forms are generated from this entry. */
export type WordEntry = {
  /** The dictionary form shown to users. */
  base: string;
  /** The text as written: “*” marks words that inflect, “…” marks a gap for other words. */
  pattern: string;
  partOfSpeech: PartOfSpeech;
  gender?: Gender;
  aspect?: Aspect;
  /** The Slovenian verb of the other aspect: “napisati” (have written) for “pisati” (write). */
  partner?: string;
  hint?: string;
  /** Irregular principal parts, and class words such as “insep” that choose an inflection. See content/README.md. */
  parts: readonly string[];
  classes: readonly string[];
  /** Forms that no rule generates. */
  forms: readonly string[];
};

/** The words of a concept in one language: the word shown to users, and all words that have this meaning. */
export type ConceptWord = {
  word: string;
  gender?: Gender;
  hint?: string;
  /** Whether `word` is only an explanation of the concept. An explanation is shown as a meaning, but cannot be looked up. */
  isRenderingOnly: boolean;
  entries: readonly WordEntry[];
};

/** One meaning. The id consists of a name and the part of speech: “bank-river/noun”. */
export type Concept = { id: string; partOfSpeech: PartOfSpeech; words: PerLanguage<ConceptWord> };
