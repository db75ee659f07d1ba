import type { Language } from '../../../domain/language.ts';
import type { Vocabulary } from '../../../domain/learning/estimate/estimate.ts';
import { placementResult } from '../../../domain/learning/estimate/placement.ts';
import type { VocabularyUpdate } from '../../../domain/learning/estimate/placement-answers.ts';
import { vocabularyOfLevel } from '../../../domain/learning/estimate/vocabulary.ts';
import type { Level } from '../../../domain/level.ts';
import { updateLevel } from '../../access/queries.ts';
import { publishEvent } from '../../platform/live-events/publish-event.ts';
import type { Services } from '../../services.ts';
import { loadLearnerId } from '../reading/reading-queries.ts';
import { placementLists } from './placement-lists.ts';
import { storeEstimate } from './store-estimate.ts';
import { findPlacedVocabulary, findVocabulary, recordPlacement, resetVocabulary } from './vocabulary-queries.ts';

/** Stores the estimate together with the level of the profile, so that they do not contradict each other. */
export async function updateVocabularyAndLevel(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  update: VocabularyUpdate,
): Promise<Vocabulary | null> {
  const { language } = update;
  await services.db.transaction(async (db) => {
    const placed = await findPlacedVocabulary({ db }, userId, language);
    const vocabulary = 'reset' in update ? null : measure(update, placed?.isPlaced ? placed.size : null);
    // The level is updated first, as in `updateProfile`: if two transactions locked the rows in different orders, they could
    // deadlock.
    await updateLevel({ db }, userId, { language, level: vocabulary?.level ?? null });
    if (vocabulary === null) await resetVocabulary({ db }, userId, language);
    else {
      const learnerId = await loadLearnerId({ db }, userId, language);
      await storeEstimate({ ...services, db }, { learnerId, userId, language }, vocabulary);
      await recordPlacement({ db }, learnerId, 'answers' in update ? services.now() : null);
    }
    await publishEvent({ db }, { userId, topic: 'profile' });
  });
  return findVocabulary(services, userId, language);
}

/** Adopts a level that was chosen in the profile. An estimate within that level is kept, because it is more exact. */
export async function followLevel(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  { language, level }: { language: Language; level: Level | null },
) {
  const vocabulary = await findVocabulary(services, userId, language);
  if (vocabulary !== null && vocabulary.level !== level)
    await updateVocabularyAndLevel(services, userId, level === null ? { language, reset: true } : { language, level });
}

const measure = (update: Exclude<VocabularyUpdate, { reset: true }>, tested: number | null) =>
  'level' in update
    ? vocabularyOfLevel(update.level, tested)
    : placementResult({ ...placementLists(update.language), answers: update.answers });
