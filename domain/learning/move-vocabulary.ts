import { shareKnown } from './curve.ts';
import type { Evidence, Vocabulary } from './estimate.ts';
import { createVocabulary } from './vocabulary.ts';

/** How often the learner looks up an unknown word: this differs between learners and is not known. */
const lookupRates = [0.02, 0.1, 0.25, 0.45, 0.7, 0.9];
/** Known words are also looked up, for example to check a guess. */
const lookupRateOfKnown = 0.02;
/** With the translation showing, few words are looked up. */
const aidedShare = 0.3;
/** Words of a text depend on each other, so each counts less than an independent answer. */
const weightPerWord = 0.5;
/** Vocabularies grow, so the range never gets narrower than this, in natural logarithms. */
const narrowest = 0.08;
const normal90 = 1.645;
/** More meetings of a word in one text say little more. */
const mostMeetings = 3;
const halfSteps = 12;

/** What was read of one word since the last move. */
export type ReadWord = Pick<Evidence, 'rank' | 'encounters' | 'aided' | 'lookups'>;

/** Moves the estimate by what was read and looked up. Bayesian, over sizes around the present one. */
export function moveVocabulary(vocabulary: Vocabulary, words: readonly ReadWord[]): Vocabulary {
  if (words.length === 0) return vocabulary;
  const [from, to] = vocabulary.range;
  const deviation = Math.max(narrowest, Math.log(to / from) / (2 * normal90));
  const sizes = Array.from(
    { length: 2 * halfSteps + 1 },
    (_, step) => vocabulary.size * Math.exp((step / halfSteps - 1) * 3 * deviation),
  );
  const observed = words.map(observe);
  const logWeights = sizes.map((size) => {
    const distance = Math.log(size / vocabulary.size) / deviation;
    return -(distance ** 2) / 2 + weightPerWord * logLikelihood({ size, spread: vocabulary.spread }, observed);
  });
  const highest = Math.max(...logWeights);
  const weights = logWeights.map((each) => Math.exp(each - highest));
  const total = weights.reduce((sum, each) => sum + each, 0);
  const mean = sizes.reduce((sum, size, index) => sum + ((weights[index] ?? 0) / total) * Math.log(size), 0);
  const variance = sizes.reduce(
    (sum, size, index) => sum + ((weights[index] ?? 0) / total) * (Math.log(size) - mean) ** 2,
    0,
  );
  const reach = normal90 * Math.max(narrowest, Math.sqrt(variance));
  return createVocabulary({
    size: Math.exp(mean),
    range: [Math.exp(mean - reach), Math.exp(mean + reach)],
    spread: vocabulary.spread,
  });
}

interface Observed {
  rank: number | null;
  isLookedUp: boolean;
  /** The probability that it is not looked up: if it is known, and if it is unknown, per lookup rate. */
  skippedIfKnown: number;
  skippedIfUnknown: number[];
}

function observe({ rank, encounters, aided, lookups }: ReadWord): Observed {
  const met = Math.min(mostMeetings, Math.max(encounters + aided * aidedShare, aidedShare));
  return {
    rank,
    isLookedUp: lookups > 0,
    skippedIfKnown: (1 - lookupRateOfKnown) ** met,
    skippedIfUnknown: lookupRates.map((rate) => (1 - rate) ** met),
  };
}

/** Averaged over the lookup rates: a learner who looks up nothing may know everything, or may not care. */
function logLikelihood(curve: Pick<Vocabulary, 'size' | 'spread'>, words: readonly Observed[]): number {
  const sums = lookupRates.map(() => 0);
  for (const { rank, isLookedUp, skippedIfKnown, skippedIfUnknown } of words) {
    const known = shareKnown(rank, curve);
    skippedIfUnknown.forEach((skippedUnknown, index) => {
      const skipped = known * skippedIfKnown + (1 - known) * skippedUnknown;
      sums[index] = (sums[index] ?? 0) + Math.log(isLookedUp ? 1 - skipped : skipped);
    });
  }
  const highest = Math.max(...sums);
  return highest + Math.log(sums.reduce((sum, each) => sum + Math.exp(each - highest), 0) / sums.length);
}
