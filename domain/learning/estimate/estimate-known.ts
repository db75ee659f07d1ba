import { logitKnown, shareKnown } from './curve.ts';
import type { Evidence, Vocabulary } from './estimate.ts';
import { vocabularyOfLevel } from './vocabulary.ts';

/**
 * A word counts as known from this probability on. The limit is above one half, because a learner is bothered more by an
 * unmarked new word than by a marked known word.
 */
export const isKnownProbability = 0.6;

/**
 * Each read sentence with the word adds this to the log odds that the word is known. It adds less if the translation was
 * shown (`aided`).
 */
const perEncounter = 0.6;
const perAidedEncounter = 0.15;
/** Upper bound of what encounters add, because readers may skip an unknown word without looking it up. */
const mostForEncounters = 4;

/**
 * A lookup shows that the word was unknown. The first lookup adds `afterLookup` to the log odds, each further lookup adds
 * `perFurtherLookup`. From the first lookup on, the frequency of the word (the prior) counts less.
 */
const afterLookup = -1.6;
const perFurtherLookup = -0.5;
const countedLookups = 5;
const weightOfPrior = 0.35;
const strongestPrior = 4;
/**
 * Upper bound of what encounters add for a word that was looked up. It is higher, because a reader who looked up a word and
 * later reads it without a lookup has probably learned it.
 */
const mostAfterLookup = 8;

/**
 * A word is very common for a learner if its rank is at most this share of the vocabulary. The first lookup of such a word does
 * not count: the learner probably asked which of its senses fits the sentence, as for Spanish “pasar” (pass, happen, spend).
 */
const veryCommonShare = 1 / 15;

/** The probability that the learner knows a word. */
export function estimateKnown(given: Evidence, vocabulary: Vocabulary | null): number {
  if (given.isMarkedKnown) return 1;
  if (given.recall !== null) return given.recall;
  const curve = vocabulary ?? beginner;
  const isVeryCommon = given.rank !== null && given.rank <= curve.size * veryCommonShare;
  const evidence = isVeryCommon ? { ...given, lookups: Math.max(0, given.lookups - 1) } : given;
  const prior = logitKnown(evidence.rank, curve);
  const logit = evidence.lookups === 0 ? weighEncounters(prior, evidence) : weighLookups(prior, evidence);
  return 1 / (1 + Math.exp(-logit));
}

/** The number of known words: the vocabulary size, corrected by the evidence about single words. */
export function countKnownWords(vocabulary: Vocabulary, evidence: Iterable<Evidence>): number {
  let count = vocabulary.size;
  for (const word of evidence)
    if (word.rank !== null) count += estimateKnown(word, vocabulary) - shareKnown(word.rank, vocabulary);
  return Math.max(0, Math.round(count));
}

const weighEncounters = (prior: number, { encounters, aided }: Evidence) =>
  prior + Math.min(mostForEncounters, encounters * perEncounter + aided * perAidedEncounter);

function weighLookups(prior: number, { encounters, aided, lookups }: Evidence): number {
  const skipped = encounters * perEncounter + aided * perAidedEncounter - lookups * perEncounter;
  return (
    weightOfPrior * Math.max(-strongestPrior, Math.min(strongestPrior, prior)) +
    afterLookup +
    perFurtherLookup * (Math.min(countedLookups, lookups) - 1) +
    Math.max(0, Math.min(mostAfterLookup, skipped))
  );
}

/** The vocabulary that is assumed as long as nothing is known about the learner. */
const beginner = vocabularyOfLevel('A1');
