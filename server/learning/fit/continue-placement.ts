import type { Language } from '../../../domain/language.ts';
import { placementNext } from '../../../domain/learning/placement.ts';
import type { Services } from '../../services.ts';
import { loadAskableWords, placementLists } from './placement-lists.ts';

interface Placement {
  language: Language;
  answers: { word: string; isKnown: boolean }[];
}

/** The next words to show in a placement test, or its result. */
export async function continuePlacement(
  services: Pick<Services, 'lexicon' | 'random'>,
  { language, answers }: Placement,
) {
  const askable = await loadAskableWords(services, language);
  return placementNext({ ...placementLists(language), askable, answers, random: services.random });
}
