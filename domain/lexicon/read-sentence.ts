import type { Language } from '../language.ts';
import type { Analysis } from './forms/analysis.ts';

/** A possible concept of a word, with the analysis that leads to it. */
export type Reading = {
  conceptId: string;
  analysis: Analysis;
  isAsWritten: boolean;
  /** Whether this is a main meaning of the word, see `isKin` in kin.ts. */
  isKin: boolean;
  /** How often the word has this meaning, as a binary logarithm; zero if unknown. */
  commonness: number;
  isGuess: boolean;
};

export type WordReadings = { form: string; analyses: readonly Analysis[]; readings: readonly Reading[] };

export type ReadWord = WordReadings & {
  text: string;
  start: number;
  end: number;
  /** Whether a hyphen joins the word to the previous one, like a pronoun to its verb. */
  isAttached: boolean;
};

/** A sentence in one language: its words and all possible meanings of words and expressions. */
export type ReadSentence = { language: Language; words: ReadWord[]; expressions: ExpressionMatch[] };

/** A possible expression: its concept, its dictionary form and the indexes of its words in the sentence. */
export type ExpressionMatch = {
  conceptId: string;
  base: string;
  words: number[];
  hasGap: boolean;
  endsClause: boolean;
  /** Whether the verb has a reflexive pronoun in the sentence but not in the expression, or the other way round. */
  differsInPronoun?: boolean;
  /** Whether the expression is a German verb with its separated prefix: “fällt … ein” (occurs to). */
  isSeparated?: boolean;
};
