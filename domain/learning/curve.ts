import type { Vocabulary } from './estimate.ts';

/** The frequency lists have about this many base forms without names. The vocabulary size counts the known ones among them. */
export const rankedWords = 16_000;

/** The rank assumed for words that are rarer than the list. */
const rankBeyondList = 25_000;

type Curve = Pick<Vocabulary, 'size' | 'spread'>;

/** The share of learners with this vocabulary who know a word of this rank: a logistic curve over the logarithm of the rank. */
export const shareKnown = (rank: number | null, vocabulary: Curve): number =>
  1 / (1 + Math.exp(-logitKnown(rank, vocabulary)));

/** Log odds of `shareKnown`. */
export const logitKnown = (rank: number | null, vocabulary: Curve): number =>
  (Math.log(middleOf(vocabulary)) - Math.log(rank ?? rankBeyondList)) / vocabulary.spread;

/** The rank at which half of the words are known. Cached per object: it is needed for every word of an article. */
function middleOf(vocabulary: Curve): number {
  const known = middles.get(vocabulary);
  if (known !== undefined) return known;
  const middle = findMiddle(vocabulary);
  middles.set(vocabulary, middle);
  return middle;
}

const middles = new WeakMap<Curve, number>();

/** The words under the curve increase with its middle, so bisection finds the middle for a size. */
export function findMiddle({ size, spread }: Curve): number {
  let [low, high] = [Math.log(1), Math.log(rankedWords * 50)];
  for (let step = 0; step < 26; step += 1) {
    const middle = (low + high) / 2;
    if (wordsUnder(middle, spread) < size) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}

const steps = 80;
const stepWidth = Math.log(rankedWords) / steps;

function wordsUnder(logMiddle: number, spread: number): number {
  let sum = 0;
  for (let step = 0; step < steps; step += 1) {
    const logRank = (step + 0.5) * stepWidth;
    sum += (Math.exp(logRank) * stepWidth) / (1 + Math.exp((logRank - logMiddle) / spread));
  }
  return sum;
}
