import type { Level } from '../level.ts';
import { ranksOfLevel } from '../lexicon/word-ranks.ts';

/** The limits for a text of a level. The prompt and the check of the answer use the same numbers. */
export interface LevelGuide {
  /** Words per sentence: the average, the usual range, and the maximum. */
  sentenceWords: { about: number; from: number; to: number; atMost: number };
  /** How many of the commonest base forms the text may use freely; null means all. */
  commonWords: number | null;
  /** The maximum number of words per sentence that are not among the common ones. */
  rareWords: number;
}

/** Close to the sentence lengths of our library, whose levels were assigned by people. */
const sentenceWords: Record<Level, LevelGuide['sentenceWords']> = {
  A1: { about: 6, from: 3, to: 9, atMost: 10 },
  A2: { about: 11, from: 6, to: 15, atMost: 17 },
  B1: { about: 16, from: 8, to: 22, atMost: 25 },
  B2: { about: 19, from: 9, to: 27, atMost: 32 },
  C1: { about: 25, from: 9, to: 36, atMost: 45 },
};

const rareWords: Record<Level, number> = { A1: 1, A2: 1, B1: 2, B2: 3, C1: 9 };

/** For learners whose level is unknown. A low level, because a text that is too easy can still be read. */
export const levelOfUnknown: Level = 'A2';

const fewestCommonWords = 500;

/** If the learner's vocabulary is smaller than the level, it limits the common words. */
export function guideOf(level: Level, vocabularySize?: number): LevelGuide {
  const [, lastRank] = ranksOfLevel(level);
  const ofLearner = vocabularySize === undefined ? lastRank : Math.max(fewestCommonWords, vocabularySize);
  return {
    sentenceWords: sentenceWords[level],
    commonWords: level === 'C1' ? null : roundToFifty(Math.min(lastRank, ofLearner)),
    rareWords: rareWords[level],
  };
}

const roundToFifty = (count: number) => Math.round(count / 50) * 50;
