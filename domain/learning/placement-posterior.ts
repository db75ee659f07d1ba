import { findMiddle, rankedWords } from './curve.ts';

/** An answer about a word of this rank; an invented word has none. */
export interface PlacementAnswer {
  rank: number | null;
  isKnown: boolean;
}

interface Hypothesis {
  size: number;
  logMiddle: number;
  spread: number;
  /** How often the learner marks a word that they do not know. */
  guessing: number;
  weight: number;
}

const sizes = Array.from({ length: 49 }, (_, step) => 60 * (15_500 / 60) ** (step / 48));
const spreads = [0.35, 0.55, 0.8];
const guessingRates = [0.005, 0.03, 0.08, 0.16, 0.3, 0.5];
/** A known word that the learner overlooks or does not recognise alone. */
const overlooked = 0.04;

const hypotheses: readonly Hypothesis[] = sizes.flatMap((size) =>
  spreads.flatMap((spread) => {
    const logMiddle = Math.log(findMiddle({ size, spread }));
    return guessingRates.map((guessing) => ({ size, logMiddle, spread, guessing, weight: 1 }));
  }),
);

/** Bayesian estimate of the vocabulary size. The answers to invented words show how often the learner guesses. */
export function weighAnswers(answers: readonly PlacementAnswer[]) {
  const weighed = normalise(
    hypotheses.map((hypothesis) => ({ ...hypothesis, weight: Math.exp(logLikelihood(hypothesis, answers)) })),
  );
  return {
    /** Ranks at which the learner knows from most to few of the words, as far as the answers tell. */
    usefulRanks: (count: number): number[] =>
      Array.from({ length: count }, (_, index) => findRank(weighed, 1 - (index + 0.5) / count)),
    summary: () => summarise(weighed),
  };
}

function logLikelihood({ logMiddle, spread, guessing }: Hypothesis, answers: readonly PlacementAnswer[]): number {
  let sum = 0;
  for (const { rank, isKnown } of answers) {
    const known = rank === null ? 0 : shareAt(Math.log(rank), logMiddle, spread);
    const marked = known * (1 - overlooked) + (1 - known) * guessing;
    sum += Math.log(isKnown ? marked : 1 - marked);
  }
  return sum;
}

const shareAt = (logRank: number, logMiddle: number, spread: number) =>
  1 / (1 + Math.exp((logRank - logMiddle) / spread));

function normalise(all: Hypothesis[]): Hypothesis[] {
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  return all.map((each) => ({ ...each, weight: each.weight / sum }));
}

/** The rank at which this share of the words is known, averaged over the hypotheses. */
function findRank(weighed: readonly Hypothesis[], share: number): number {
  let [low, high] = [Math.log(20), Math.log(rankedWords)];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    const known = weighed.reduce(
      (sum, { logMiddle, spread, weight }) => sum + weight * shareAt(middle, logMiddle, spread),
      0,
    );
    if (known > share) low = middle;
    else high = middle;
  }
  return Math.round(Math.exp((low + high) / 2));
}

/** The range is wider than the model says, because real vocabularies do not follow a curve. */
const widening = 1.3;

function summarise(weighed: readonly Hypothesis[]) {
  const mean = weighed.reduce((sum, { size, weight }) => sum + weight * Math.log(size), 0);
  const variance = weighed.reduce((sum, { size, weight }) => sum + weight * (Math.log(size) - mean) ** 2, 0);
  const reach = 1.645 * Math.sqrt(variance) * widening;
  const spread = weighed.reduce((sum, each) => sum + each.weight * each.spread, 0);
  return { size: Math.exp(mean), range: [Math.exp(mean - reach), Math.exp(mean + reach)] as const, spread };
}
