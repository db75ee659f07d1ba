import type { ReviewCard } from './review/review.ts';
import type { SavedWord } from './saved-word.ts';

/** A word and its first position in the article. The page needs the position to save the word. */
export interface MetWord {
  base: string;
  /** Counted from one. */
  sentence: number;
  /** UTF-16 offsets in the sentence. */
  start: number;
  end: number;
}

/** What the page shows at the end of an article. */
export interface ArticleEnd {
  /** The number of sentences that were read, on all days together. */
  sentences: number;
  seconds: number;
  /** Words that the learner met for the first time and probably did not know, in the order of the text. */
  wordsMet: MetWord[];
  lookedUp: SavedWord[];
  /** Three to eight words that were looked up in this article and never reviewed. Empty if there are fewer than three. */
  recall: ReviewCard[];
}
