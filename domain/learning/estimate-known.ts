import { logitKnown } from './curve.ts';
import type { Evidence, Vocabulary } from './estimate.ts';
import { vocabularyOfLevel } from './vocabulary.ts';

/** A word counts as known from this probability on. */
export const isKnownProbability = 0.8;

/** What each observation adds to the log odds. */
const perEncounter = 0.6;
const perAidedEncounter = 0.15;
const firstLookup = -4;
const furtherLookup = -1.5;
/** Further encounters say little: a word that is never looked up may also be skipped. */
const mostForEncounters = 3;

/** The probability that the learner knows a word. */
export function estimateKnown(evidence: Evidence, vocabulary: Vocabulary | null): number {
  if (evidence.isMarkedKnown) return 1;
  if (evidence.recall !== null) return evidence.recall;
  return 1 / (1 + Math.exp(-(logitKnown(evidence.rank, vocabulary ?? beginner) + weigh(evidence))));
}

function weigh({ encounters, aided, lookups }: Evidence): number {
  const forEncounters = Math.min(mostForEncounters, encounters * perEncounter + aided * perAidedEncounter);
  const forLookups = lookups === 0 ? 0 : firstLookup + (lookups - 1) * furtherLookup;
  return forEncounters + forLookups;
}

/** Assumed as long as nothing is known about the learner. */
const beginner = vocabularyOfLevel('A1');
