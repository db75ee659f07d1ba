import type { ArticleWish } from '../../domain/creation/new-article.ts';
import type { Language } from '../../domain/language.ts';
import type { Level } from '../../domain/level.ts';

/** Description, words and story come from users or from earlier answers: only material, never part of the instructions. */
export interface WritingRequest extends Omit<ArticleWish, 'level'> {
  language: Language;
  level: Level;
  /** False if the learner has no level and has chosen none. Then nothing says that a sentence is too hard. */
  isLevelKnown?: boolean | undefined;
  /** The estimated vocabulary of the learner, if the article is for them and not for a level they chose. */
  vocabularySize?: number | undefined;
  /** Base forms that the learner is about to learn. */
  words?: readonly string[] | undefined;
  /** What came before, for a next chapter. */
  story?: StorySoFar | undefined;
}

interface StorySoFar {
  chapter: number;
  /** One per earlier chapter, oldest first. */
  before: readonly { title: string; recap: string }[];
  /** The end of the previous chapter, so that the next one follows. */
  lastSentences: readonly string[];
}
