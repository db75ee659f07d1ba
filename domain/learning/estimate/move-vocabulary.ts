import { logMiddleOf, logRankOf, shareAt, wordsUnder } from './curve.ts';
import type { Evidence, Vocabulary } from './estimate.ts';
import { createVocabulary } from './vocabulary.ts';

/** Possible rates at which a learner looks up unknown words. The real rate differs between learners and is not known. */
const lookupRates = [0.02, 0.1, 0.25, 0.45, 0.7, 0.9];
/** Known words are also looked up, for example to check a guess. */
const lookupRateOfKnown = 0.02;
/** While the translation is shown, words are rarely looked up. So an encounter then counts only this much. */
const aidedShare = 0.3;
/** The words of a text depend on each other, so each counts less than an independent observation. */
const weightPerWord = 0.5;
/**
 * The smallest standard deviation of the logarithm of the vocabulary size. With a smaller value, the estimate could not
 * follow a growing vocabulary.
 */
const narrowest = 0.08;
const normal90 = 1.645;
/** At most this many encounters with a word count. Further encounters in the same text add little evidence. */
const mostMeetings = 3;
/**
 * One update changes the size by at most this share. Reading without looking anything up is weak evidence, and a learner does
 * not believe a number that jumps.
 */
const largestMove = 0.05;
const halfSteps = 12;
const smallestProduct = 1e-200;

/** The encounters with one word since the last update of the estimate. */
export type ReadWord = Pick<Evidence, 'rank' | 'encounters' | 'aided' | 'lookups'>;

/** Bayesian update of the estimate by what was read and looked up. The candidates are curves around the current one. */
export function moveVocabulary(vocabulary: Vocabulary, words: readonly ReadWord[]): Vocabulary {
  if (words.length === 0) return vocabulary;
  const { spread } = vocabulary;
  const [from, to] = vocabulary.range;
  const deviation = Math.max(narrowest, Math.log(to / from) / (2 * normal90));
  const observed = words.map(observe);
  const candidates = Array.from({ length: 2 * halfSteps + 1 }, (_, step) => {
    const logMiddle = logMiddleOf(vocabulary) + (step / halfSteps - 1) * 3 * deviation;
    const logSize = Math.log(wordsUnder(logMiddle, spread));
    const distance = (logSize - Math.log(vocabulary.size)) / deviation;
    const logWeight = weightPerWord * logLikelihood({ logMiddle, spread }, observed) - distance ** 2 / 2;
    return { logSize, logWeight };
  });
  const highest = Math.max(...candidates.map(({ logWeight }) => logWeight));
  const weighed = candidates.map(({ logSize, logWeight }) => ({ logSize, weight: Math.exp(logWeight - highest) }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const mean = weighed.reduce((sum, { logSize, weight }) => sum + (weight / total) * logSize, 0);
  const variance = weighed.reduce((sum, { logSize, weight }) => sum + (weight / total) * (logSize - mean) ** 2, 0);
  const reach = normal90 * Math.max(narrowest, Math.sqrt(variance));
  const size = limitMove(vocabulary.size, Math.exp(mean));
  return createVocabulary({ size, range: [size * Math.exp(-reach), size * Math.exp(reach)], spread });
}

const limitMove = (before: number, after: number) =>
  Math.min(before * (1 + largestMove), Math.max(before * (1 - largestMove), after));

interface Observed {
  logRank: number;
  isLookedUp: boolean;
  /**
   * The probability that the learner does not look up the word: if it is known, and if it is unknown (one value per lookup
   * rate).
   */
  skippedIfKnown: number;
  skippedIfUnknown: number[];
}

function observe({ rank, encounters, aided, lookups }: ReadWord): Observed {
  const met = Math.min(mostMeetings, Math.max(encounters + aided * aidedShare, aidedShare));
  return {
    logRank: logRankOf(rank),
    isLookedUp: lookups > 0,
    skippedIfKnown: (1 - lookupRateOfKnown) ** met,
    skippedIfUnknown: lookupRates.map((rate) => (1 - rate) ** met),
  };
}

interface Curve {
  logMiddle: number;
  spread: number;
}

/**
 * The likelihood, averaged over the lookup rates, because the real rate is not known: a learner who looks up nothing may
 * know every word, or may never look words up.
 */
function logLikelihood({ logMiddle, spread }: Curve, words: readonly Observed[]): number {
  const known = words.map(({ logRank }) => shareAt(logRank, logMiddle, spread));
  const perRate = lookupRates.map((_, rate) => {
    let sum = 0;
    // Multiplies the probabilities of many words before it takes a logarithm: one logarithm per word would take most of the
    // time.
    let product = 1;
    words.forEach(({ isLookedUp, skippedIfKnown, skippedIfUnknown }, index) => {
      const share = known[index] ?? 0;
      const skipped = share * skippedIfKnown + (1 - share) * (skippedIfUnknown[rate] ?? 1);
      product *= isLookedUp ? 1 - skipped : skipped;
      if (product > smallestProduct) return;
      sum += Math.log(product);
      product = 1;
    });
    return sum + Math.log(product);
  });
  const highest = Math.max(...perRate);
  return highest + Math.log(perRate.reduce((sum, each) => sum + Math.exp(each - highest), 0) / perRate.length);
}
