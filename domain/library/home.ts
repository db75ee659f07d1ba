import type { ListedArticle } from './article.ts';
import type { Coverage } from './coverage.ts';

/** How well the articles of the home page fit the learner. */
export interface HomeFit {
  /** Unread articles in which the learner knows 90 to 98 % of the words. If there are few, the closest others follow. */
  right: ListedArticle[];
  /** True if so few articles are right for the learner that others are listed after them. */
  isClosest: boolean;
  /**
   * The coverage of the articles in `right` and of the new articles. Articles whose words are not indexed yet are missing.
   */
  coverage: Coverage[];
}
