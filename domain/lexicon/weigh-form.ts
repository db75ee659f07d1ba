import type { Language } from '../language.ts';
import type { Lexicon } from './create-lexicon.ts';
import type { ReadWord } from './find-readings.ts';
import { rarityOf } from './rare-readings.ts';
import type { WeighedReading } from './weigh-readings.ts';

const weightInOtherSpelling = 0.15;
const weightOfStranger = 0.5;
const usageExponent = 0.7;

/** How likely a form's readings are by the form itself: its spelling, its likeness to the dictionary form, what it mostly means. */
export function startingWeights(
  { form, isAttached, readings }: ReadWord,
  language: Language,
  lexicon: Lexicon,
): WeighedReading[] {
  return readings.map(({ conceptId, isAsWritten, isKin }) => {
    const timesChosen = lexicon.usage[language].choices.get(`${form} ${conceptId}`) ?? 0;
    const spelling = isAsWritten ? 1 : weightInOtherSpelling;
    const likeness = isKin ? 1 : weightOfStranger;
    const { partOfSpeech } = lexicon.concepts.get(conceptId) ?? {};
    const rarity = rarityOf({ form, isAttached, partOfSpeech, language });
    return {
      conceptId,
      part: partOfSpeech ?? 'unknown',
      weight: (1 + timesChosen) ** usageExponent * spelling * likeness * rarity,
    };
  });
}
