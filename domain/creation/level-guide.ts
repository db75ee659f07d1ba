import type { Level } from '../level.ts';
import { ranksOfLevel } from '../lexicon/word-ranks.ts';

/** What a text of a level may ask of its reader. The prompt and the check of the answer use the same numbers. */
export interface LevelGuide {
  /** Words per sentence: the average, the usual range, and the most. */
  sentenceWords: { about: number; from: number; to: number; atMost: number };
  /** How many of the commonest base forms it uses freely; null for all. */
  commonWords: number | null;
  /** How many other words a sentence may have. */
  rareWords: number;
}

/** Near those of our library, whose levels were given by people. */
const sentenceWords: Record<Level, LevelGuide['sentenceWords']> = {
  A1: { about: 6, from: 3, to: 9, atMost: 10 },
  A2: { about: 11, from: 6, to: 15, atMost: 17 },
  B1: { about: 16, from: 8, to: 22, atMost: 25 },
  B2: { about: 19, from: 9, to: 27, atMost: 32 },
  C1: { about: 25, from: 9, to: 36, atMost: 45 },
};

const rareWords: Record<Level, number> = { A1: 1, A2: 1, B1: 2, B2: 3, C1: 9 };

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
