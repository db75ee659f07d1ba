import { placementNext } from '../../../domain/learning/estimate/placement.ts';
import type { PlacementQuestion } from '../../platform/lexicon/lexicon-messages.ts';
import type { Services } from '../../services.ts';
import { loadAskableWords, placementLists } from './placement-lists.ts';

interface Placement extends PlacementQuestion {
  answers: { word: string; isKnown: boolean }[];
}

/** The next words to show in a placement test, or its result. */
export async function continuePlacement(
  services: Pick<Services, 'lexicon' | 'random'>,
  { language, native, answers }: Placement,
) {
  const askable = await loadAskableWords(services, { language, native });
  return placementNext({ ...placementLists(language), askable, answers, random: services.random });
}
