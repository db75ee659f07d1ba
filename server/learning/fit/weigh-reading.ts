import { moveVocabulary } from '../../../domain/learning/estimate/move-vocabulary.ts';
import type { Services } from '../../services.ts';
import { storeEstimate } from './store-estimate.ts';
import { toVocabulary } from './vocabulary-queries.ts';
import { lockLearner, takeUnweighed } from './weigh-queries.ts';

interface ReadArticle {
  learnerId: number;
  articleId: string;
}

/**
 * Updates the estimated vocabulary with the read sentences that were not used for it before (not yet “weighed”). Concurrent
 * runs wait for each other.
 */
export async function weighReading(services: Pick<Services, 'db' | 'now'>, read: ReadArticle) {
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const learner = await lockLearner(tx, read.learnerId);
    if (learner === undefined) return;
    const words = await takeUnweighed(tx, read);
    const vocabulary = toVocabulary(learner);
    if (vocabulary === null || words.length === 0) return;
    await storeEstimate(tx, { ...learner, ...read }, moveVocabulary(vocabulary, words));
  });
}
