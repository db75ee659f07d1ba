import type { ListedArticle } from '../../../domain/library/article.ts';
import { levels } from '../../../domain/library/article-attributes.ts';

/** Chooses the article for a new user: the easiest, then the shortest. */
export const chooseFirst = (articles: readonly ListedArticle[]) =>
  articles.toSorted((one, other) => rankOf(one) - rankOf(other) || one.wordCount - other.wordCount)[0];

const rankOf = ({ level }: ListedArticle) => (level === null ? levels.length : levels.indexOf(level));
