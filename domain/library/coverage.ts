/** How an article fits a learner. */
export interface Coverage {
  articleId: string;
  /** 0 to 1: the share of the words of the article that are known. Every occurrence of a word counts. */
  known: number;
  newWords: number;
}

/** Readers understand a text and learn from it if they know 90 to 98 % of its words. */
export const rightCoverage = { from: 0.9, to: 0.98 };
