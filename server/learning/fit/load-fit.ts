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

/** Loads the words of the given articles, and the evidence about them. Leaves out articles that the user may not read. */
export const loadFit = (services: Pick<Services, 'db'>, { articleIds, ...reader }: FitQuery): Promise<Fit> =>
  createFitLoader(services, reader)(articleIds);

/** Returns `loadFit` for one learner. Several calls share the evidence, so that each word is looked up once. */
export function createFitLoader(services: Pick<Services, 'db'>, { userId, language }: Omit<FitQuery, 'articleIds'>) {
  const evidence = new Map<number, WordEvidence>();
  const lookedUp = new Set<number>();
  return async (articleIds: readonly string[]): Promise<Fit> => {
    const learner = await findFittedLearner(services, { userId, language, articleIds });
    if (learner === undefined) return { vocabulary: null, articles: [], evidence };
    const articles = await loadArticleWords(services, language, learner.articles);
    const wordIds = new Set(articles.flatMap(({ words }) => words)).difference(lookedUp);
    const found = await loadEvidence(services, { userId, learnerId: learner.learnerId, wordIds: [...wordIds] });
    for (const id of wordIds) lookedUp.add(id);
    for (const [id, word] of found) evidence.set(id, word);
    return { vocabulary: toVocabulary(learner), articles, evidence };
  };
}
