import { type Level, levels } from '../../../domain/level.ts';
import type { ListedArticle } from '../../../domain/library/article.ts';
import { type Coverage, rightCoverage } from '../../../domain/library/coverage.ts';

interface Learner {
  level?: Level | null;
  coverageOf?: (articleId: string) => Coverage | null;
}

/**
 * Chooses an article for a learner. The first criterion is the share of known words, the second the distance from the learner's
 * level, the third the length. Without a level, the easiest articles are nearest.
 */
export const chooseFirst = (
  articles: readonly ListedArticle[],
  { level = null, coverageOf = () => null }: Learner = {},
) =>
  articles.toSorted(
    (one, other) =>
      misfit(coverageOf(one.id)) - misfit(coverageOf(other.id)) ||
      distance(one.level, level) - distance(other.level, level) ||
      one.wordCount - other.wordCount,
  )[0];

/** How far the share of known words is outside the right range. An article whose share is not known comes last. */
const misfit = (coverage: Coverage | null) =>
  coverage === null ? 1 : Math.max(0, rightCoverage.from - coverage.known, coverage.known - rightCoverage.to);

const distance = (level: Level | null, wanted: Level | null) =>
  level === null ? levels.length : Math.abs(levels.indexOf(level) - levels.indexOf(wanted ?? 'A1'));
