import type { IndexedWord } from './word-list.ts';

/** One analysis of a word form: its dictionary word, its grammatical features and its parts. */
export type Analysis = {
  word: IndexedWord;
  features: readonly string[];
  /** Pronouns attached to a verb: “me” and “lo” in “dá-me-lo” (give it to me). */
  clitics?: readonly string[];
  /** The words of a German compound, or a prefix or ending and the word it is attached to. */
  compound?: readonly string[];
  /** Whether the parts give the meaning of the word, so that the meaning is no guess: “reagendar” is “schedule again”. */
  isRegular?: boolean;
};
