import type { Level } from '../level.ts';

/** Evidence about one word of one learner. */
export interface Evidence {
  /** The frequency rank, counted from one; null if the word is rarer than the list. */
  rank: number | null;
  /** Sentences with this word that were read without looking it up; `aided` ones with the translation showing. */
  encounters: number;
  aided: number;
  lookups: number;
  /** The last grade's recall probability according to FSRS; null without a review. */
  recall: number | null;
  /** Marked by hand. */
  isMarkedKnown: boolean;
}

/** Estimated from placement, or from a level chosen by hand, and moved by what the learner reads and looks up. */
export interface Vocabulary {
  size: number;
  range: readonly [from: number, to: number];
  /** The width of the logistic curve, in natural-log ranks. */
  spread: number;
  level: Level;
  levelRange: readonly [from: Level, to: Level];
}

/** How an article fits a learner. */
export interface Coverage {
  articleId: string;
  /** 0 to 1: the share of running words that are known. */
  known: number;
  newWords: number;
}
