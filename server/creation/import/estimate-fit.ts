import { growCount } from '../../../domain/creation/grow-count.ts';
import type { ImportFit } from '../../../domain/creation/import.ts';
import { findCountedLevel } from '../../../domain/creation/measure-level.ts';
import type { Language } from '../../../domain/language.ts';
import { measureCoverage } from '../../../domain/learning/estimate/coverage.ts';
import { createWordEstimator } from '../../learning/fit/estimate-words.ts';
import { findFittedLearner, loadEvidence } from '../../learning/fit/fit-queries.ts';
import { toVocabulary } from '../../learning/fit/vocabulary-queries.ts';
import type { Services } from '../../services.ts';
import type { Sample } from './take-sample.ts';

interface Measured {
  userId: string;
  language: Language;
  sample: Sample;
  /** The number of words in the whole text, counting every occurrence. */
  words: number;
}

/** Estimates from a sample of a text which level the text has, and how much of it the user knows. */
export async function estimateFit(
  services: Pick<Services, 'db' | 'now'>,
  { userId, language, sample, words: runningWords }: Measured,
): Promise<ImportFit> {
  const { ids, counts, ranks, halfCounts, names } = sample;
  const level = levelOfSample(sample, language);
  const learner = await findFittedLearner(services, { userId, language, articleIds: [] });
  const vocabulary = learner === undefined ? null : toVocabulary(learner);
  if (learner === undefined || vocabulary === null) return { level, coverage: null };
  const evidence = await loadEvidence(services, { userId, learnerId: learner.learnerId, wordIds: ids });
  const estimateWords = createWordEstimator({ evidence, vocabulary }, services.now());
  const words = estimateWords({ words: ids, counts, ranks: ranks.map((rank) => rank ?? 0) });
  const { known, newWords } = measureCoverage({ words, names });
  if (sample.isWhole) return { level, coverage: { known, newWords } };
  const inHalf = words.filter((_, index) => (halfCounts[index] ?? 0) > 0);
  const sampled = counts.reduce((sum, count) => sum + count, names);
  const half = measureCoverage({ words: inHalf, names: 0 }).newWords;
  return { level, coverage: { known, newWords: growCount({ half, whole: newWords, factor: runningWords / sampled }) } };
}

/** Null if the text is too short to measure. */
export const levelOfSample = (sample: Sample | null, language: Language) =>
  sample?.text === undefined ? null : findCountedLevel(sample.text, language);
