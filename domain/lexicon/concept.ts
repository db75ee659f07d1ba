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

/** One word of a concept as the lexicon writes it. Its forms are generated from it. */
export type WordEntry = {
  /** The dictionary form as it is shown. */
  base: string;
  /** As it is written, with “*” behind the words that inflect and “…” where others may stand. */
  pattern: string;
  partOfSpeech: PartOfSpeech;
  gender?: Gender;
  aspect?: Aspect;
  /** The verb of the other aspect. */
  partner?: string;
  hint?: string;
  /** Irregular principal parts and class words, see content/README.md. */
  parts: readonly string[];
  classes: readonly string[];
  /** Forms that no rule gives. */
  forms: readonly string[];
};

/** What a concept is called in one language: the word that is shown, and every word under which it is found. */
export type ConceptWord = {
  word: string;
  gender?: Gender;
  hint?: string;
  /** Only explains the concept: shown as its meaning, never found under it. */
  isRenderingOnly: boolean;
  entries: readonly WordEntry[];
};

/** One meaning. Its id is the name it has in the lexicon with its part of speech, as in “bank-river/noun”. */
export type Concept = { id: string; partOfSpeech: PartOfSpeech; words: PerLanguage<ConceptWord> };
