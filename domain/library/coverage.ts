/** How an article fits a learner. */
export interface Coverage {
  articleId: string;
  /** 0 to 1: the share of the words of the article that are known. Every occurrence of a word counts. */
  known: number;
  newWords: number;
}
