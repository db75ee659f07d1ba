import type { Language } from '../language.ts';
import type { Analysis } from './analysis.ts';

/** A concept that a word may stand for, and the word of the lexicon that says so. */
export type Reading = {
  conceptId: string;
  analysis: Analysis;
  isAsWritten: boolean;
  /** Whether the word stands for this concept first of all. */
  isKin: boolean;
  isGuess: boolean;
};

export type ReadWord = {
  text: string;
  form: string;
  start: number;
  end: number;
  /** A hyphen joins it to the word before, as a pronoun to its verb. */
  isAttached: boolean;
  analyses: readonly Analysis[];
  readings: Reading[];
};

/** A sentence in one language: its words and everything that they, alone or together, may mean. */
export type ReadSentence = { language: Language; words: ReadWord[]; expressions: ExpressionMatch[] };

/** An expression that the words at these indexes may form, and its dictionary form. */
export type ExpressionMatch = {
  conceptId: string;
  base: string;
  words: number[];
  hasGap: boolean;
  endsClause: boolean;
};
