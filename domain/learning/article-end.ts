import type { ReviewCard } from './review.ts';
import type { SavedWord } from './saved-word.ts';

/** What the end of an article shows. */
export interface ArticleEnd {
  /** Sentences read, on all days together. */
  sentences: number;
  seconds: number;
  /** Base forms of words that the learner met for the first time and probably did not know, in the order of the text. */
  wordsMet: string[];
  lookedUp: SavedWord[];
  /** From three to eight words that were looked up here and never reviewed, or none. */
  recall: ReviewCard[];
}
