export interface WordOfSentence {
  base: string;
  /** Frequency rank; null if the word is not in the frequency list. */
  rank: number | null;
  /** How many words of the sentence this word takes: three for an expression of three words. */
  count: number;
  /** The probability that the learner knows the word. */
  known: number;
  /** Whether the word is in the learner's list of words. */
  isSaved: boolean;
}

export interface MeasuredSentence {
  words: readonly WordOfSentence[];
  /** The count of names and numbers. They count as known. */
  names: number;
}
