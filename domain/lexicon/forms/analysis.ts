import type { IndexedWord } from './word-list.ts';

/** One analysis of a word form: its dictionary word, its grammatical features and its parts. */
export type Analysis = {
  word: IndexedWord;
  features: readonly string[];
  /** Pronouns attached to a verb: “me” and “lo” in “dá-me-lo” (give it to me). */
  clitics?: readonly string[];
  /** The words of a German compound, or a prefix or ending and the word it is attached to. */
  compound?: readonly string[];
  /**
   * Whether the meaning follows from the parts and is no guess: Portuguese “reagendar” is “re-” and “agendar” (schedule
   * again).
   */
  isRegular?: boolean;
};
