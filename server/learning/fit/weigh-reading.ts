import { moveVocabulary } from '../../../domain/learning/estimate/move-vocabulary.ts';
import type { Services } from '../../services.ts';
import { storeEstimate } from './store-estimate.ts';
import { toVocabulary } from './vocabulary-queries.ts';
import { lockLearner, takeUnweighed } from './weigh-queries.ts';

/**
 * Updates the estimated vocabulary with what was read on past days and not used for it before (not yet “weighed”). A day is
 * weighed as a whole: the calculation must see how rarely words were looked up. Sentence by sentence, a learner who looks up
 * nothing would seem to know ever more words. Concurrent runs wait for each other.
 */
export async function weighReading(services: Pick<Services, 'db' | 'now'>, learnerId: number) {
  await services.db.transaction(async (db) => {
    const tx = { ...services, db };
    const learner = await lockLearner(tx, learnerId);
    if (learner === undefined) return;
    const words = await takeUnweighed(tx, learnerId);
    const vocabulary = toVocabulary(learner);
    if (vocabulary === null || words.length === 0) return;
    await storeEstimate(tx, { ...learner, learnerId }, moveVocabulary(vocabulary, words));
  });
}
