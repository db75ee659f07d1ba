import { measureCoverage } from '../../domain/learning/estimate/coverage.ts';
import type { Evidence, Vocabulary } from '../../domain/learning/estimate/estimate.ts';
import { countKnownWords, estimateKnown } from '../../domain/learning/estimate/estimate-known.ts';
import { moveVocabulary, type ReadWord } from '../../domain/learning/estimate/move-vocabulary.ts';
import { between, type Learner } from './create-learner.ts';

export interface PlacedWord {
  base: string;
  rank: number | null;
  expectedRank: number | null;
  runningWords: number;
}
/** Null stands for a name or a number. */
type SimulatedSentence = (PlacedWord | null)[];
export type SimulatedArticle = SimulatedSentence[];

interface Learning {
  learner: Learner;
  vocabulary: Vocabulary;
  evidence: Map<string, ReadWord>;
}

/** The probability that the learner learns a word by looking it up. */
const learnedByLookup = 0.2;
const lookupOfKnown = 0.01;
/** If the translation is visible, the probability of a lookup is multiplied by this number. */
const lookupWhenAided = 0.3;

/** Simulates a learner who reads an article, looks up words and learns some of them. Updates the estimated vocabulary. */
export function readArticle(learning: Learning, article: SimulatedArticle): Learning {
  const { learner, evidence } = learning;
  const { chance } = learner;
  const happens = (probability: number) => between(chance, 0, 1) < probability;
  const read = new Map<string, ReadWord>();
  for (const sentence of article) {
    const isAided = happens(learner.aided);
    for (const word of new Map(
      sentence.flatMap((each) => (each === null ? [] : [[each.base, each] as const])),
    ).values()) {
      const rate = learner.knows(word.base) ? lookupOfKnown : learner.lookingUp;
      const isLookedUp = happens(isAided ? rate * lookupWhenAided : rate);
      for (const totals of [read, evidence]) count({ totals, word, isLookedUp, isAided });
      if (isLookedUp && happens(learnedByLookup)) learner.learn(word.base);
    }
  }
  return { ...learning, vocabulary: moveVocabulary(learning.vocabulary, [...read.values()]) };
}

interface Counted {
  totals: Map<string, ReadWord>;
  word: PlacedWord;
  isLookedUp: boolean;
  isAided: boolean;
}

function count({ totals, word: { base, rank }, isLookedUp, isAided }: Counted): void {
  const total = totals.get(base) ?? { rank, encounters: 0, aided: 0, lookups: 0 };
  totals.set(base, total);
  if (isLookedUp) total.lookups += 1;
  if (isAided) total.aided += 1;
  else total.encounters += 1;
}

/** The estimated number of words of the frequency list that the learner knows. */
export const countEstimated = ({ vocabulary, evidence }: Learning) =>
  countKnownWords(
    vocabulary,
    [...evidence.values()].map((word) => ({ ...noEvidence, ...word })),
  );

/** The estimated and the actual coverage of an article. */
export function compareCoverage({ learner, vocabulary, evidence }: Learning, article: SimulatedArticle) {
  const counts = new Map<string, PlacedWord & { count: number }>();
  let names = 0;
  for (const word of article.flat())
    if (word === null) names += 1;
    else counts.set(word.base, { ...word, count: (counts.get(word.base)?.count ?? 0) + word.runningWords });
  const words = [...counts.values()];
  const estimated = measureCoverage({
    names,
    words: words.map(({ base, expectedRank, count }) => ({
      count,
      isSaved: false,
      known: estimateKnown({ ...noEvidence, ...evidence.get(base), rank: expectedRank }, vocabulary),
    })),
  });
  const actual = measureCoverage({
    names,
    words: words.map(({ base, count }) => ({ count, isSaved: false, known: learner.knows(base) ? 1 : 0 })),
  });
  return { estimated, actual };
}

const noEvidence: Evidence = { rank: null, encounters: 0, aided: 0, lookups: 0, recall: null, isMarkedKnown: false };
