import type { Lexicon } from './create-lexicon.ts';
import type { ReadSentence, ReadWord } from './find-readings.ts';
import { grammarOf } from './grammar.ts';
import { rarityOf } from './rare-readings.ts';
import type { WeighedReading } from './weigh-readings.ts';

const weightInOtherSpelling = 0.15;
const weightOfStranger = 0.3;

/** Next to nothing where the form inflects another noun or adjective: “foto” is listed under picture, but is a photograph. */
const weightBesideKin = 0.005;
const regularParts: readonly string[] = ['noun', 'adjective'];

const usageExponent = 0.7;

const noWord: ReadWord = { text: '', form: '', start: 0, end: 0, isAttached: false, readings: [] };

/** How likely a form's readings are by the form itself: its spelling, its likeness to the dictionary form, what it mostly means,
 * and by the grammar of the words beside it. */
export function startingWeights(sentence: ReadSentence, position: number, lexicon: Lexicon): WeighedReading[] {
  const { language } = sentence;
  const { form, isAttached, readings } = sentence.words[position] ?? noWord;
  const grammar = grammarOf(sentence, position, lexicon);
  const partOf = (conceptId: string) => lexicon.concepts.get(conceptId)?.partOfSpeech;
  const partsOfKin = new Set(
    readings.filter(({ isKin }) => isKin).map(({ conceptId }) => partOf(conceptId) ?? 'unknown'),
  );
  return readings.map(({ conceptId, isAsWritten, isKin }) => {
    const partOfSpeech = partOf(conceptId);
    const timesChosen = lexicon.usage[language].choices.get(`${form} ${conceptId}`) ?? 0;
    const spelling = isAsWritten ? 1 : weightInOtherSpelling;
    const part = partOfSpeech ?? 'unknown';
    const isBesideKin = regularParts.includes(part) && partsOfKin.has(part);
    const weightOfOthers = isBesideKin ? weightBesideKin : weightOfStranger;
    const likeness = isKin ? 1 : weightOfOthers;
    const rarity = rarityOf({ form, isAttached, partOfSpeech, language });
    return {
      conceptId,
      part,
      weight: (1 + timesChosen) ** usageExponent * spelling * likeness * rarity * grammar(conceptId),
    };
  });
}
