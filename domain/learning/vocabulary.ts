import type { Level } from '../level.ts';
import { levelOfRank } from '../lexicon/level-of-rank.ts';
import { rankedWords } from './curve.ts';
import type { Vocabulary } from './estimate.ts';

/** The usual width of the logistic curve, see curve.ts. */
const usualSpread = 0.45;

const smallest = 50;

interface Measured {
  size: number;
  range: readonly [from: number, to: number];
  spread?: number;
}

/** A vocabulary with its level. `size` counts only base forms of the frequency list. */
export function createVocabulary({ size, range: [from, to], spread = usualSpread }: Measured): Vocabulary {
  const rounded = { size: roundSize(size), from: roundSize(Math.min(from, size)), to: roundSize(Math.max(to, size)) };
  return {
    size: rounded.size,
    range: [rounded.from, rounded.to],
    spread,
    level: levelOfRank(rounded.size),
    levelRange: [levelOfRank(rounded.from), levelOfRank(rounded.to)],
  };
}

/** The vocabulary of a level that was chosen by hand. */
export const vocabularyOfLevel = (level: Level): Vocabulary => createVocabulary(levelSizes[level]);

const levelSizes: Record<Level, Measured> = {
  A1: { size: 400, range: [100, 750] },
  A2: { size: 1200, range: [700, 1700] },
  B1: { size: 2300, range: [1600, 3000] },
  B2: { size: 4000, range: [2900, 5000] },
  C1: { size: 7500, range: [4900, 12_000] },
};

const roundSize = (size: number) => Math.round(Math.min(rankedWords, Math.max(smallest, size)));
