import type { WeighedReading } from './weighed-reading.ts';

/** Returns a function that says how well a part of speech fits between the parts of speech of the neighbouring words. */
export function createContext(
  words: readonly WeighedReading[][],
  follows: (before: string, after: string) => number,
): (part: string, word: number) => number {
  const weigh = (position: number, ratio: (part: string) => number) => {
    const readings = words[position];
    if (!readings) return ratio('edge');
    if (readings.length === 0) return ratio('unknown');
    let sum = 0;
    for (const { part, weight } of readings) sum += weight * ratio(part);
    return sum;
  };
  const fitsOfWords = words.map(() => new Map<string, number>());
  return (part, word) => {
    const fits = fitsOfWords[word];
    const earlier = fits?.get(part);
    if (earlier !== undefined) return earlier;
    const fit = weigh(word - 1, (before) => follows(before, part)) * weigh(word + 1, (after) => follows(part, after));
    fits?.set(part, fit);
    return fit;
  };
}
