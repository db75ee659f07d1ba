import type { Language } from '../../../domain/language.ts';
import type { Vocabulary } from '../../../domain/learning/estimate.ts';
import { placementNext, placementResult } from '../../../domain/learning/placement.ts';
import type { VocabularyUpdate } from '../../../domain/learning/placement-answers.ts';
import { vocabularyOfLevel } from '../../../domain/learning/vocabulary.ts';
import type { Services } from '../../services.ts';
import { loadLearnerId } from '../reading/reading-queries.ts';
import { placementLists } from './placement-lists.ts';
import { storeEstimate } from './store-estimate.ts';
import { findVocabulary, resetVocabulary } from './vocabulary-queries.ts';

interface Placement {
  language: Language;
  answers: { word: string; isKnown: boolean }[];
}

/** The next words of a placement, or its result. */
export const continuePlacement = ({ random }: Pick<Services, 'random'>, { language, answers }: Placement) =>
  placementNext({ ...placementLists(language), answers, random });

/** After a reset, the level of the profile counts again, if there is one. */
export async function updateVocabulary(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  update: VocabularyUpdate,
): Promise<Vocabulary | null> {
  const { language } = update;
  if ('reset' in update) await resetVocabulary(services, userId, language);
  else
    await services.db.transaction(async (db) => {
      const learnerId = await loadLearnerId({ db }, userId, language);
      await storeEstimate({ ...services, db }, { learnerId, userId, language }, measure(update));
    });
  return findVocabulary(services, userId, language);
}

const measure = (update: Exclude<VocabularyUpdate, { reset: true }>) =>
  'level' in update
    ? vocabularyOfLevel(update.level)
    : placementResult({ ...placementLists(update.language), answers: update.answers });
