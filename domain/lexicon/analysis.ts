import type { IndexedWord } from './word-list.ts';

/** A form as a form of a word: what it tells, and what it is made of. */
export type Analysis = {
  word: IndexedWord;
  features: readonly string[];
  /** Pronouns attached to a verb: “dá-me-lo” has “me” and “lo”. */
  clitics?: readonly string[];
  /** The words of a German compound. */
  compound?: readonly string[];
};
