import type { WeighedReading } from './weighed-reading.ts';

/** How well a part of speech fits between the parts of speech of the neighbouring words. */
export function createContext(
  words: readonly WeighedReading[][],
  follows: (before: string, after: string) => number,
): (part: string, word: number) => number {
  const weigh = (position: number, ratio: (part: string) => number) => {
    const readings = words[position];
    if (!readings) return ratio('edge');
    if (readings.length === 0) return ratio('unknown');
    return readings.reduce((sum, { part, weight }) => sum + weight * ratio(part), 0);
  };
  const known = words.map(() => new Map<string, number>());
  return (part, word) => {
    const fit =
      known[word]?.get(part) ??
      weigh(word - 1, (before) => follows(before, part)) * weigh(word + 1, (after) => follows(part, after));
    known[word]?.set(part, fit);
    return fit;
  };
}
