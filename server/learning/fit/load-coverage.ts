import { measureCoverage } from '../../../domain/learning/coverage.ts';
import type { Coverage } from '../../../domain/learning/estimate.ts';
import type { Services } from '../../services.ts';
import { createWordEstimator } from './estimate-words.ts';
import type { ArticleWords, FitQuery } from './fit-queries.ts';
import { type Fit, loadFit } from './load-fit.ts';

/** Empty if the user has no level. Articles that are not indexed yet, or that the user may not read, are left out. */
export async function loadCoverage(services: Pick<Services, 'db' | 'now'>, asked: FitQuery): Promise<Coverage[]> {
  const fit = await loadFit(services, asked);
  return fit.vocabulary === null ? [] : measureFit(fit, services.now());
}

function measureFit(fit: Fit, now: Date): Coverage[] {
  const estimateWords = createWordEstimator(fit, now.toISOString());
  return fit.articles.map((article) => ({
    articleId: article.articleId,
    ...measureCoverage({ words: estimateWords(article), names: countNames(article) }),
  }));
}

const countNames = ({ runningWords, counts }: ArticleWords) =>
  runningWords - counts.reduce((sum, count) => sum + count, 0);
