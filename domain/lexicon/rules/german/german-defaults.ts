import type { Reading } from '../../read-sentence.ts';
import { defaultAdjectives } from './cues/default-adjectives.ts';
import { defaultNouns } from './cues/default-nouns.ts';
import { defaultVerbs } from './cues/default-verbs.ts';
import { defaultWords } from './cues/default-words.ts';

/**
 * Meanings that a German word usually has if the sentence exists only in German and nothing else decides. “Politik” is
 * “politics” more often than “policy”. The estimate by the frequency lists of all languages ranks the usual meanings too low,
 * because they share their German word with several narrower concepts.
 */
const defaults: ReadonlySet<string> = new Set([
  ...defaultVerbs,
  ...defaultNouns,
  ...defaultAdjectives,
  ...defaultWords,
]);

export const isDefault = (conceptId: string): boolean => defaults.has(conceptId);

const weightOfOthers = 0.001;

/**
 * The exponent of `commonness` in usual-weights.ts. The weight of a default meaning gets the inverse factor, because
 * the estimate is far too low for a meaning that has only explanations in the other languages.
 */
const exponent = 0.7;

/** The weight of a reading beside the default meaning of the same word: “policy” beside “politics”. */
export function weighBesideDefault({ conceptId, analysis, commonness }: Reading, readings: readonly Reading[]): number {
  if (isDefault(conceptId)) return 2 ** (-exponent * Math.min(0, commonness));
  const { base, partOfSpeech, isReflexive } = analysis.word;
  const isSameWord = ({ analysis: { word } }: Reading) =>
    word.base === base && (word.partOfSpeech === partOfSpeech || (isReflexive && partOfSpeech === 'expression'));
  return readings.some((other) => isDefault(other.conceptId) && isSameWord(other)) ? weightOfOthers : 1;
}
