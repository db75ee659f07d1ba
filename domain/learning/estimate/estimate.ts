import type { Level } from '../../level.ts';

/** Evidence about one word of one learner. */
export interface Evidence {
  /** The frequency rank, counted from one; null if the word is not in the frequency list. */
  rank: number | null;
  /**
   * How many sentences with this word were read: `encounters` without the translation, `aided` with the translation shown.
   */
  encounters: number;
  aided: number;
  lookups: number;
  /** The recall probability according to FSRS; null if the word was never reviewed. */
  recall: number | null;
  isMarkedKnown: boolean;
}

/** The estimated vocabulary. It starts from the placement test or a chosen level and is updated by reading and lookups. */
export interface Vocabulary {
  size: number;
  range: readonly [from: number, to: number];
  /** The width of the logistic curve over the natural logarithm of the rank, see curve.ts. */
  spread: number;
  level: Level;
  levelRange: readonly [from: Level, to: Level];
}
