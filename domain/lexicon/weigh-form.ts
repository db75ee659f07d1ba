import type { Language } from '../language.ts';
import type { PartOfSpeech } from './concept.ts';
import type { Lexicon } from './create-lexicon.ts';
import type { ReadWord } from './find-readings.ts';
import { normaliseForm } from './normalise-form.ts';
import { rarityOf } from './rare-readings.ts';
import type { WeighedReading } from './weigh-readings.ts';

const weightInOtherSpelling = 0.15;
const weightOfStranger = 0.5;
const usageExponent = 0.7;
const inflectedParts: readonly PartOfSpeech[] = ['noun', 'verb', 'adjective', 'adverb'];

/** How likely a form's readings are by the form itself: its spelling, its likeness to the dictionary form, what it mostly means. */
export function startingWeights(
  { form, isAttached, readings }: ReadWord,
  language: Language,
  lexicon: Lexicon,
): WeighedReading[] {
  return readings.map(({ conceptId, isAsWritten }) => {
    const timesChosen = lexicon.usage[language].choices.get(`${form} ${conceptId}`) ?? 0;
    const spelling = isAsWritten ? 1 : weightInOtherSpelling;
    const likeness = isKin({ form, conceptId, language, lexicon }) ? 1 : weightOfStranger;
    const { partOfSpeech } = lexicon.concepts.get(conceptId) ?? {};
    const rarity = rarityOf({ form, isAttached, partOfSpeech, language });
    return { conceptId, weight: (1 + timesChosen) ** usageExponent * spelling * likeness * rarity };
  });
}

type Relation = { form: string; conceptId: string; language: Language; lexicon: Lexicon };

/** A form that begins like the dictionary form inflects it; another one was listed because it once stood for the concept. */
function isKin({ form, conceptId, language, lexicon }: Relation): boolean {
  const concept = lexicon.concepts.get(conceptId);
  if (!concept || !inflectedParts.includes(concept.partOfSpeech)) return true;
  const { word, isRenderingOnly } = concept.words[language];
  if (isRenderingOnly) return false;
  return normaliseForm(word)
    .split(/[\s…-]+/)
    .some((part) => {
      const length = Math.min(3, form.length, part.length);
      return part.slice(0, length) === form.slice(0, length);
    });
}
