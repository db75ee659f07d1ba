import { type Level, levels } from '../../../domain/level.ts';
import type { ListedArticle } from '../../../domain/library/article.ts';

/** Chooses an article for a new user: nearest to their level, or easiest if they have no level. If several fit, the shortest. */
export const chooseFirst = (articles: readonly ListedArticle[], level: Level | null = null) =>
  articles.toSorted(
    (one, other) => distance(one.level, level) - distance(other.level, level) || one.wordCount - other.wordCount,
  )[0];

const distance = (level: Level | null, wanted: Level | null) =>
  level === null ? levels.length : Math.abs(levels.indexOf(level) - levels.indexOf(wanted ?? 'A1'));
