export interface WordOfSentence {
  base: string;
  /** Frequency rank; null if the word is not in the frequency list. */
  rank: number | null;
  /** The number of running words: an expression of three words counts as three. */
  count: number;
  /** The probability that the learner knows it. */
  known: number;
  /** Whether the word is in the learner's list of words. */
  isSaved: boolean;
}

export interface MeasuredSentence {
  words: readonly WordOfSentence[];
  /** Names and numbers, which everyone knows. */
  names: number;
}
