import type { Reading } from '../../read-sentence.ts';
import { usualMeanings } from './cues/usual.ts';

const weightOfOthers = 0.001;
const commonnessExponent = 0.7;
const usageExponent = 0.35;
const weightOfLaterWord = 10;

/**
 * The common stem of two forms of one adjective: the dictionary lists some adjectives as both “severen” and “severni”
 * (northern).
 */
const stem = (base: string, part: string): string =>
  `${part === 'adjective' ? base.replace(/e?ni?$/, '') : base} ${part}`;

const stemOf = ({ analysis: { word } }: Reading): string => stem(word.base, word.partOfSpeech);

const usualByStem = new Map(
  Object.entries(usualMeanings).flatMap(([part, meanings]) =>
    Object.entries(meanings).map(([base, conceptId]) => [stem(base, part), conceptId]),
  ),
);

const isUsual = (reading: Reading): boolean =>
  /-sl\/(?:noun|verb|adjective|adverb)$/.test(reading.conceptId) ||
  usualByStem.get(stemOf(reading)) === reading.conceptId;

/**
 * The weight of a reading (interpretation) beside the usual meaning of the same word: “petition” beside “role” for “vloga”.
 * The usual meaning gets the commonness of the commonest meaning, which keeps it above the meanings of other words with the
 * same form.
 */
export function weighBesideUsual(
  reading: Reading,
  readings: readonly Reading[],
  timesChosen: (conceptId: string) => number,
): number {
  const own = stemOf(reading);
  const sameWord = readings.filter((other) => stemOf(other) === own);
  if (!isUsual(reading)) return sameWord.some(isUsual) ? weightOfOthers : 1;
  const most = Math.max(...sameWord.map(({ commonness }) => commonness));
  const chosen = Math.max(...sameWord.map(({ conceptId }) => timesChosen(conceptId)));
  return (
    2 ** (commonnessExponent * (most - reading.commonness)) *
    ((1 + chosen) / (1 + timesChosen(reading.conceptId))) ** usageExponent *
    (reading.isKin ? 1 : weightOfLaterWord)
  );
}
