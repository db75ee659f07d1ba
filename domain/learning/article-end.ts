import type { ReviewCard } from './review.ts';
import type { SavedWord } from './saved-word.ts';

/** What the page shows at the end of an article. */
export interface ArticleEnd {
  /** The number of sentences that were read, on all days together. */
  sentences: number;
  seconds: number;
  /** Base forms of words that the learner met for the first time and probably did not know, in the order of the text. */
  wordsMet: string[];
  lookedUp: SavedWord[];
  /** Three to eight words that were looked up in this article and never reviewed. Empty if there are fewer than three. */
  recall: ReviewCard[];
}
