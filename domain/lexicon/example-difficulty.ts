import { type Level, levels } from '../level.ts';

/** In words. A sentence of at most this length counts as short. */
const shortLength = 14;
const longLength = 20;

/** How many levels harder a sentence is than its article, because it is not short. */
const harderIfNotShort = 2;
const harderIfLong = 3;

/** In words. Of two sentences that are equally hard, the one that is nearer to this length is the better example. */
const bestLength = 9;

/**
 * How hard a sentence is as an example: the number of its level, counted from 0. A long sentence is harder than its article.
 */
export function difficultyOfExample(sentence: string, level: Level): number {
  const length = countWords(sentence);
  if (length <= shortLength) return levels.indexOf(level);
  return levels.indexOf(level) + (length <= longLength ? harderIfNotShort : harderIfLong);
}

export const levelOfExample = (sentence: string, level: Level): Level =>
  levels[difficultyOfExample(sentence, level)] ?? 'C1';

export const distanceFromBestLength = (sentence: string) => Math.abs(countWords(sentence) - bestLength);

const countWords = (sentence: string) => sentence.split(/\s+/).length;
