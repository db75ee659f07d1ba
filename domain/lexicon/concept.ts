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

/** A concept's word in one language: as a dictionary gives it, and every other form it takes. */
export type ConceptWord = {
  word: string;
  gender?: Gender;
  hint?: string;
  forms: readonly string[];
  /** Only explains the concept: shown as its meaning, never found under it. */
  isRenderingOnly: boolean;
};

/** One meaning. Its id is the name it has in the lexicon with its part of speech, as in “bank-river/noun”. */
export type Concept = { id: string; partOfSpeech: PartOfSpeech; words: PerLanguage<ConceptWord> };
