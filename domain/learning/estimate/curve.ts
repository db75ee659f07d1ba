import type { Vocabulary } from './estimate.ts';

/**
 * The number of base forms in a frequency list, without names. The vocabulary size is the number of these base forms that a
 * learner knows.
 */
export const rankedWords = 16_000;

/** The rank assumed for words that are not in the frequency list. */
const rankBeyondList = 25_000;

type Curve = Pick<Vocabulary, 'size' | 'spread'>;

/**
 * The share of words known at a rank: a logistic curve over the logarithm of the rank. At its middle the share is one half.
 */
export const shareAt = (logRank: number, logMiddle: number, spread: number): number =>
  1 / (1 + Math.exp((logRank - logMiddle) / spread));

export const logRankOf = (rank: number | null): number => Math.log(rank ?? rankBeyondList);

export const shareKnown = (rank: number | null, vocabulary: Curve): number =>
  shareAt(logRankOf(rank), logMiddleOf(vocabulary), vocabulary.spread);

/** Log odds of `shareKnown`. */
export const logitKnown = (rank: number | null, vocabulary: Curve): number =>
  (logMiddleOf(vocabulary) - logRankOf(rank)) / vocabulary.spread;

/** Cached per vocabulary object, because it is needed for every word of an article. */
export function logMiddleOf(vocabulary: Curve): number {
  const known = logMiddles.get(vocabulary);
  if (known !== undefined) return known;
  const logMiddle = findLogMiddle(vocabulary);
  logMiddles.set(vocabulary, logMiddle);
  return logMiddle;
}

const logMiddles = new WeakMap<Curve, number>();

/** Finds the middle of the curve for a vocabulary size. Bisection works because the size grows with the middle. */
function findLogMiddle({ size, spread }: Curve): number {
  let [low, high] = [0, Math.log(rankedWords * 50)];
  for (let step = 0; step < 26; step += 1) {
    const middle = (low + high) / 2;
    if (wordsUnder(middle, spread) < size) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const steps = 80;
const stepWidth = Math.log(rankedWords) / steps;

/** The vocabulary size of a curve: its integral over all ranks. */
export function wordsUnder(logMiddle: number, spread: number): number {
  let sum = 0;
  for (let step = 0; step < steps; step += 1) {
    const logRank = (step + 0.5) * stepWidth;
    sum += Math.exp(logRank) * stepWidth * shareAt(logRank, logMiddle, spread);
  }
  return sum;
}
