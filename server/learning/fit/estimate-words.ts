import type { Evidence } from '../../../domain/learning/estimate/estimate.ts';
import { estimateKnown } from '../../../domain/learning/estimate/estimate-known.ts';
import { dayMs, recallAfter } from '../../../domain/learning/review/schedule.ts';
import type { ArticleWords, WordEvidence } from './fit-queries.ts';
import type { Fit } from './load-fit.ts';

interface EstimatedWord {
  id: number;
  count: number;
  known: number;
  isSaved: boolean;
}

/**
 * Returns a function that estimates, for each word of an article, how likely it is that the learner knows it now. A
 * word that occurs in several articles is estimated once.
 */
export function createWordEstimator({ evidence, vocabulary }: Pick<Fit, 'evidence' | 'vocabulary'>, now: Date) {
  const at = now.getTime();
  const estimated = new Map<number, Pick<EstimatedWord, 'known' | 'isSaved'>>();

  const estimate = (id: number, rank: number) => {
    const earlier = estimated.get(id);
    if (earlier !== undefined) return earlier;
    const word = evidence.get(id);
    const known = estimateKnown(toEvidence(word, rank || null, at), vocabulary);
    const estimate = { known, isSaved: word?.isSaved ?? false };
    estimated.set(id, estimate);
    return estimate;
  };

  return ({ words, counts, ranks }: Pick<ArticleWords, 'words' | 'counts' | 'ranks'>): EstimatedWord[] =>
    words.map((id, index) => {
      const { known, isSaved } = estimate(id, ranks[index] ?? 0);
      return { id, count: counts[index] ?? 0, known, isSaved };
    });
}

/** `word` is null or undefined if the learner has neither met nor saved the word. `at` is a time in milliseconds since 1970. */
export function toEvidence(word: WordEvidence | null | undefined, rank: number | null, at: number): Evidence {
  const { encounters = 0, aided = 0, lookups = 0, stability, reviewedAt } = word ?? {};
  const isReviewed = stability != null && reviewedAt != null;
  return {
    rank,
    encounters,
    aided,
    lookups,
    recall: isReviewed ? recallAfter((at - reviewedAt) / dayMs, stability) : null,
    isMarkedKnown: word?.isMarkedKnown ?? false,
  };
}
