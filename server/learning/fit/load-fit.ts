import type { Vocabulary } from '../../../domain/learning/estimate.ts';
import type { Services } from '../../services.ts';
import { loadArticleWords } from './article-words-cache.ts';
import { type ArticleWords, type FitQuery, findFittedLearner, loadEvidence, type WordEvidence } from './fit-queries.ts';
import { toVocabulary } from './vocabulary-queries.ts';

export interface Fit {
  /** Null if the user has no level. */
  vocabulary: Vocabulary | null;
  articles: ArticleWords[];
  evidence: Map<number, WordEvidence>;
}

/** The words of those articles in the query that the user may read, and the evidence about these words. */
export async function loadFit(services: Pick<Services, 'db'>, query: FitQuery): Promise<Fit> {
  const learner = await findFittedLearner(services, query);
  if (learner === undefined) return { vocabulary: null, articles: [], evidence: new Map() };
  const articles = await loadArticleWords(services, query.language, learner.articles);
  const wordIds = [...new Set(articles.flatMap(({ words }) => words))];
  const evidence = await loadEvidence(services, { userId: query.userId, learnerId: learner.learnerId, wordIds });
  return { vocabulary: toVocabulary(learner), articles, evidence };
}
