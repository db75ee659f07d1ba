import type { Level } from '../level.ts';
import { ranksOfLevel } from '../lexicon/word-ranks.ts';

/** What a text of a level may ask of its reader. The prompt and the check of the answer use the same numbers. */
export interface LevelGuide {
  /** Words per sentence: the usual range, and the most. */
  sentenceWords: { from: number; to: number; atMost: number };
  /** How many of the commonest base forms it uses freely; null for all. */
  commonWords: number | null;
  /** How many other words a sentence may have. */
  rareWords: number;
}

const sentenceWords: Record<Level, LevelGuide['sentenceWords']> = {
  A1: { from: 4, to: 8, atMost: 10 },
  A2: { from: 5, to: 11, atMost: 14 },
  B1: { from: 7, to: 16, atMost: 20 },
  B2: { from: 8, to: 21, atMost: 28 },
  C1: { from: 8, to: 28, atMost: 45 },
};

const rareWords: Record<Level, number> = { A1: 1, A2: 1, B1: 2, B2: 3, C1: 8 };

/** For readers about whom nothing is known: what is too easy is still read, what is too hard is not. */
export const levelOfUnknown: Level = 'A2';

const fewestCommonWords = 500;

/** The vocabulary size of a learner narrows the words of their own level. */
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
