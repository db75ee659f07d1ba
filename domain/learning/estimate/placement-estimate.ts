import { logMiddleOf, rankedWords, shareAt } from './curve.ts';

/** An answer about a word of this rank; null for an invented word. */
export interface PlacementAnswer {
  rank: number | null;
  isKnown: boolean;
}

/** A possible vocabulary of the learner, with its prior probability. */
interface Candidate {
  size: number;
  spread: number;
  logMiddle: number;
  prior: number;
}

const sizes = Array.from({ length: 57 }, (_, step) => 80 * (15_000 / 80) ** (step / 56));
const spreads = [
  { spread: 0.3, prior: 0.25 },
  { spread: 0.42, prior: 0.45 },
  { spread: 0.58, prior: 0.3 },
];
/**
 * Possible rates at which a learner marks unknown words as known. Most learners rarely do this. The rates are close to
 * each other: if a learner’s real rate were far from all of them, guessed words would count as known.
 */
const guessing = [
  { rate: 0.01, prior: 0.28 },
  { rate: 0.05, prior: 0.28 },
  { rate: 0.12, prior: 0.18 },
  { rate: 0.25, prior: 0.12 },
  { rate: 0.4, prior: 0.05 },
  { rate: 0.55, prior: 0.03 },
  { rate: 0.7, prior: 0.02 },
  { rate: 0.85, prior: 0.02 },
  { rate: 0.97, prior: 0.02 },
];
/**
 * Learners do not mark this share of the words in their vocabulary as known: they overlook a word, do not recognise it
 * without context, or do not know it although it is common.
 */
const overlooked = 0.06;

const candidates: readonly Candidate[] = sizes.flatMap((size) =>
  spreads.map(({ spread, prior }) => ({ size, spread, prior, logMiddle: logMiddleOf({ size, spread }) })),
);

/** Bayesian estimate of the vocabulary size. The answers to invented words show how often the learner guesses. */
export function weighAnswers(answers: readonly PlacementAnswer[]) {
  const weights = candidates.map((candidate) => candidate.prior * likelihood(candidate, answers));
  const total = weights.reduce((sum, each) => sum + each, 0);
  const weighed = candidates.map((candidate, index) => ({ ...candidate, weight: (weights[index] ?? 0) / total }));
  return {
    /** The rank at which this share of the words is known, according to the answers. */
    rankOfShare: (share: number) => findRank(weighed, share),
    summary: () => summarise(weighed),
  };
}

function likelihood({ logMiddle, spread }: Candidate, answers: readonly PlacementAnswer[]): number {
  const known = answers.map(({ rank }) => (rank === null ? 0 : shareAt(Math.log(rank), logMiddle, spread)));
  return guessing.reduce((sum, { rate, prior }) => {
    let product = prior;
    answers.forEach(({ isKnown }, index) => {
      const share = known[index] ?? 0;
      const marked = share * (1 - overlooked) + (1 - share) * rate;
      product *= isKnown ? marked : 1 - marked;
    });
    return sum + product;
  }, 0);
}

type Weighed = Candidate & { weight: number };

function findRank(weighed: readonly Weighed[], share: number): number {
  let [low, high] = [Math.log(20), Math.log(rankedWords)];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    let known = 0;
    for (const { logMiddle, spread, weight } of weighed) known += weight * shareAt(middle, logMiddle, spread);
    if (known > share) low = middle;
    else high = middle;
  }
  return Math.round(Math.exp((low + high) / 2));
}

const normal90 = 1.645;
/** The range is wider than the model says, because real vocabularies do not follow the curve exactly. */
const widening = 1.15;

function summarise(weighed: readonly Weighed[]) {
  const average = (measure: (each: Weighed) => number) =>
    weighed.reduce((sum, each) => sum + each.weight * measure(each), 0);
  const mean = average(({ size }) => Math.log(size));
  const deviation = Math.sqrt(average(({ size }) => (Math.log(size) - mean) ** 2));
  const reach = normal90 * deviation * widening;
  return {
    size: Math.exp(mean),
    range: [Math.exp(mean - reach), Math.exp(mean + reach)] as const,
    spread: average(({ spread }) => spread),
  };
}
