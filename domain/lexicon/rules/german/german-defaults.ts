import type { Reading } from '../../read-sentence.ts';
import { defaultAdjectives } from './cues/default-adjectives.ts';
import { defaultNouns } from './cues/default-nouns.ts';
import { defaultVerbs } from './cues/default-verbs.ts';
import { defaultWords } from './cues/default-words.ts';
import { defaultWrittenNouns } from './cues/default-written-nouns.ts';

/**
 * Usual meanings of German words: “Politik” is more often “politics” than “policy”. They are used if a sentence exists only
 * in German and no rule decides. The word frequencies of all languages rank these meanings too low, because their German
 * words also belong to several narrower concepts.
 */
const defaults: ReadonlySet<string> = new Set([
  ...defaultVerbs,
  ...defaultNouns,
  ...defaultAdjectives,
  ...defaultWords,
  ...defaultWrittenNouns,
]);

export const isDefault = (conceptId: string): boolean => defaults.has(conceptId);

const weightOfOthers = 0.001;

/**
 * The same as `commonnessExponentAlone` in usual-weights.ts. For a default meaning, the inverse factor cancels a negative
 * `commonness`, which is far too low: other languages explain such a meaning but have no word for it.
 */
const exponent = 0.7;

/** The weight of an interpretation (reading) of a word that also has a default meaning: “policy” beside “politics”. */
export function weighBesideDefault({ conceptId, analysis, commonness }: Reading, readings: readonly Reading[]): number {
  if (isDefault(conceptId)) return 2 ** (-exponent * Math.min(0, commonness));
  const { base, partOfSpeech, isReflexive } = analysis.word;
  const isSameWord = ({ analysis: { word } }: Reading) =>
    word.base === base && (word.partOfSpeech === partOfSpeech || (isReflexive && partOfSpeech === 'expression'));
  return readings.some((other) => isDefault(other.conceptId) && isSameWord(other)) ? weightOfOthers : 1;
}
