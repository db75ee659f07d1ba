import { measureCoverage } from '../../../domain/learning/estimate/coverage.ts';
import type { Coverage } from '../../../domain/library/coverage.ts';
import type { Services } from '../../services.ts';
import { createWordEstimator } from './estimate-words.ts';
import type { EvidenceById } from './evidence-cache.ts';
import type { ArticleWords, FitQuery } from './fit-queries.ts';
import { type Fit, loadFit } from './load-fit.ts';

/**
 * Returns the coverage (share of known words) of the articles. Empty if the user has no level. Leaves out articles that are
 * not indexed yet, or that the user may not read.
 */
export const loadCoverage = (services: Pick<Services, 'db' | 'now'>, { articleIds, ...reader }: FitQuery) =>
  createCoverageLoader(services, reader)(articleIds);

/** Returns the same coverage as `loadCoverage`, and also whether the user has a level. */
export async function loadArticleFits(services: Pick<Services, 'db' | 'now'>, query: FitQuery) {
  const fit = await loadFit(services, query);
  const hasLevel = fit.vocabulary !== null;
  return { hasLevel, coverage: hasLevel ? measureArticles(fit, createWordEstimator(fit, services.now())) : [] };
}

/**
 * Returns a function that loads the coverage for one learner. All its calls share the estimates, so that each word is
 * estimated once.
 */
export function createCoverageLoader(services: Pick<Services, 'db' | 'now'>, reader: Omit<FitQuery, 'articleIds'>) {
  let shared: { evidence: EvidenceById; estimateWords: ReturnType<typeof createWordEstimator> } | undefined;
  return async (articleIds: readonly string[]): Promise<Coverage[]> => {
    const fit = await loadFit(services, { ...reader, articleIds });
    if (fit.vocabulary === null) return [];
    const estimator =
      shared?.evidence === fit.evidence
        ? shared
        : { evidence: fit.evidence, estimateWords: createWordEstimator(fit, services.now()) };
    shared = estimator;
    return measureArticles(fit, estimator.estimateWords);
  };
}

const measureArticles = ({ articles }: Fit, estimateWords: ReturnType<typeof createWordEstimator>): Coverage[] =>
  articles.map((article) => ({
    articleId: article.articleId,
    ...measureCoverage({ words: estimateWords(article), names: countNames(article) }),
  }));

const countNames = ({ runningWords, counts }: ArticleWords) =>
  runningWords - counts.reduce((sum, count) => sum + count, 0);
