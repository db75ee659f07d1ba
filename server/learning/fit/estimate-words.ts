import type { Evidence, Vocabulary } from '../../../domain/learning/estimate.ts';
import { estimateKnown } from '../../../domain/learning/estimate-known.ts';
import { recallOf } from '../../../domain/learning/schedule.ts';
import type { ArticleWords, WordEvidence } from './fit-queries.ts';
import type { Fit } from './load-fit.ts';

interface EstimatedWord {
  id: number;
  count: number;
  known: number;
  isSaved: boolean;
}

/**
 * Returns a function that estimates, for each word of an article, how likely it is that the learner knows it at the time `at`
 * (ISO timestamp). A word that occurs in several articles is estimated once.
 */
export function createWordEstimator({ evidence, vocabulary }: Pick<Fit, 'evidence' | 'vocabulary'>, at: string) {
  const estimated = new Map<number, number>();

  const estimate = (id: number, rank: number) => {
    const known = estimated.get(id) ?? estimateWord(evidence.get(id), { rank: rank || null, vocabulary, at });
    estimated.set(id, known);
    return known;
  };

  return ({ words, counts, ranks }: Pick<ArticleWords, 'words' | 'counts' | 'ranks'>): EstimatedWord[] =>
    words.map((id, index) => ({
      id,
      count: counts[index] ?? 0,
      known: estimate(id, ranks[index] ?? 0),
      isSaved: evidence.get(id)?.isSaved ?? false,
    }));
}

interface Prior {
  rank: number | null;
  vocabulary: Vocabulary | null;
  at: string;
}

const estimateWord = (word: WordEvidence | undefined, { rank, vocabulary, at }: Prior) =>
  estimateKnown(toEvidence(word, rank, at), vocabulary);

/** `word` is undefined if the learner has neither met nor saved the word. */
export function toEvidence(word: WordEvidence | undefined, rank: number | null, at: string): Evidence {
  const { encounters = 0, aided = 0, lookups = 0, stability, reviewedAt } = word ?? {};
  const isReviewed = stability != null && reviewedAt != null;
  return {
    rank,
    encounters,
    aided,
    lookups,
    recall: isReviewed ? recallOf({ stability, reviewedAt }, at) : null,
    isMarkedKnown: word?.isMarkedKnown ?? false,
  };
}
