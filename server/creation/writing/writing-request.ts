import type { ArticleWish } from '../../../domain/creation/new-article.ts';
import type { Language } from '../../../domain/language.ts';
import type { Level } from '../../../domain/level.ts';

/**
 * Description, words and story come from users or from earlier answers of the model. They are sent only in the field `material`
 * of the call and never become part of the instructions.
 */
export interface WritingRequest extends Omit<ArticleWish, 'level'> {
  language: Language;
  level: Level;
  /** False if the learner has no estimated level and has not chosen a level. In that case, no sentence counts as too hard. */
  isLevelKnown?: boolean | undefined;
  /**
   * The estimated vocabulary of the learner. Set if the article is written for this estimate instead of a level that
   * they chose.
   */
  vocabularySize?: number | undefined;
  /** Base forms of words that the learner is learning. */
  words?: readonly string[] | undefined;
  /** The story so far, for a next chapter. */
  story?: StorySoFar | undefined;
}

interface StorySoFar {
  chapter: number;
  /** One entry per earlier chapter, oldest first. */
  before: readonly { title: string; recap: string }[];
  /** The end of the previous chapter, so that the next one can continue from there. */
  lastSentences: readonly string[];
}
