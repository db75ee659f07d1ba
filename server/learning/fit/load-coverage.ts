import type { Language } from '../../../domain/language.ts';
import { measureCoverage } from '../../../domain/learning/coverage.ts';
import type { Coverage } from '../../../domain/learning/estimate.ts';
import type { Services } from '../../services.ts';
import { createWordEstimator } from './estimate-words.ts';
import { type ArticleWords, type Fit, loadFit } from './fit-queries.ts';
import { toVocabulary } from './vocabulary-queries.ts';

interface Asked {
  userId: string;
  language: Language;
  articleIds: readonly string[];
}

/** Empty if the user has no level. Leaves out articles that are not indexed yet or that the user may not read. */
export async function loadCoverage(services: Pick<Services, 'db' | 'now'>, asked: Asked): Promise<Coverage[]> {
  const fit = await loadFit(services, asked);
  return measureFit(fit, services.now());
}

function measureFit(fit: Fit, now: Date): Coverage[] {
  const vocabulary = toVocabulary(fit);
  if (vocabulary === null) return [];
  const estimateWords = createWordEstimator({ evidence: fit.evidence, vocabulary, at: now.toISOString() });
  return fit.articles.map((article) => ({
    articleId: article.articleId,
    ...measureCoverage({ words: estimateWords(article), names: countNames(article) }),
  }));
}

const countNames = ({ runningWords, counts }: ArticleWords) =>
  runningWords - counts.reduce((sum, count) => sum + count, 0);
