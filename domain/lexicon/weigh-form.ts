import type { Lexicon } from './create-lexicon.ts';
import type { ReadSentence, ReadWord } from './find-readings.ts';
import { grammarOf } from './grammar.ts';
import { rarityOf } from './rare-readings.ts';
import type { WeighedReading } from './weigh-readings.ts';

const weightInOtherSpelling = 0.15;
const weightOfStranger = 0.5;
const usageExponent = 0.7;

const noWord: ReadWord = { text: '', form: '', start: 0, end: 0, isAttached: false, readings: [] };

/** How likely a form's readings are by the form itself: its spelling, its likeness to the dictionary form, what it mostly means,
 * and by the grammar of the words beside it. */
export function startingWeights(sentence: ReadSentence, position: number, lexicon: Lexicon): WeighedReading[] {
  const { language } = sentence;
  const { form, isAttached, readings } = sentence.words[position] ?? noWord;
  const grammar = grammarOf(sentence, position, lexicon);
  return readings.map(({ conceptId, isAsWritten, isKin }) => {
    const timesChosen = lexicon.usage[language].choices.get(`${form} ${conceptId}`) ?? 0;
    const spelling = isAsWritten ? 1 : weightInOtherSpelling;
    const likeness = isKin ? 1 : weightOfStranger;
    const { partOfSpeech } = lexicon.concepts.get(conceptId) ?? {};
    const rarity = rarityOf({ form, isAttached, partOfSpeech, language });
    return {
      conceptId,
      part: partOfSpeech ?? 'unknown',
      weight: (1 + timesChosen) ** usageExponent * spelling * likeness * rarity * grammar(conceptId),
    };
  });
}
