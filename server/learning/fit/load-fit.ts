import type { Vocabulary } from '../../../domain/learning/estimate/estimate.ts';
import type { Services } from '../../services.ts';
import { loadArticleWords } from './article-words-cache.ts';
import { type EvidenceById, loadKeptEvidence } from './evidence-cache.ts';
import { type ArticleWords, type FitQuery, findFittedLearner } from './fit-queries.ts';
import { toVocabulary } from './vocabulary-queries.ts';

export interface Fit {
  /** Null if the user has no level. */
  vocabulary: Vocabulary | null;
  articles: ArticleWords[];
  evidence: EvidenceById;
}

/**
 * Loads the words of the given articles, and the evidence of whether the learner knows them. Leaves out articles that the
 * user may not read.
 */
export async function loadFit(services: Pick<Services, 'db'>, query: FitQuery): Promise<Fit> {
  const learner = await findFittedLearner(services, query);
  if (learner === undefined) return { vocabulary: null, articles: [], evidence: new Map() };
  const articles = await loadArticleWords(services, query.language, learner.articles);
  const wordIds = articles.flatMap(({ words }) => words);
  const evidence = await loadKeptEvidence(services, query.userId, learner, wordIds);
  return { vocabulary: toVocabulary(learner), articles, evidence };
}
