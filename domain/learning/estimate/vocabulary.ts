import type { Level } from '../../level.ts';
import { levelOfRank } from '../../lexicon/level-of-rank.ts';
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

/**
 * The vocabulary of a level that was chosen by hand. If the learner has taken the placement test before, the size within the
 * level is the one that comes closest to the result of the test.
 */
export function vocabularyOfLevel(level: Level, tested: number | null = null): Vocabulary {
  const { size, range } = levelSizes[level];
  const closest = tested === null ? size : Math.min(size, Math.max(range[0], tested));
  return createVocabulary({ ...levelSizes[level], size: closest });
}

/**
 * The sizes are near the upper end of each level, because people say “B1” after they have reached it. The curve is steeper
 * than usual: courses teach everyday words first, so learners of a level have most words in common.
 */
const levelSizes: Record<Level, Measured> = {
  A1: { size: 720, range: [200, 750], spread: 0.25 },
  A2: { size: 1650, range: [800, 1700], spread: 0.25 },
  B1: { size: 2950, range: [1700, 3000], spread: 0.25 },
  B2: { size: 4900, range: [3000, 5000], spread: 0.25 },
  C1: { size: 8000, range: [5000, 12_000], spread: 0.35 },
};

const roundSize = (size: number) => Math.round(Math.min(rankedWords, Math.max(smallest, size)));
