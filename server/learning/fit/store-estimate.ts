import type { Language } from '../../../domain/language.ts';
import type { Vocabulary } from '../../../domain/learning/estimate/estimate.ts';
import type { Services } from '../../services.ts';
import { countKnown } from './count-known.ts';
import { upsertWeek } from './progress-queries.ts';
import { updateVocabulary } from './vocabulary-queries.ts';

interface Learner {
  learnerId: number;
  userId: string;
  language: Language;
}

/** Stores the estimated vocabulary, and for this week the number of words that the learner knows. */
export async function storeEstimate(
  tx: Pick<Services, 'db' | 'now'>,
  { learnerId, userId, language }: Learner,
  vocabulary: Vocabulary,
) {
  await updateVocabulary(tx, learnerId, vocabulary);
  await upsertWeek(tx, learnerId, await countKnown(tx, { userId, language, vocabulary }));
}
