import type { Language } from '../language.ts';
import type { Level } from '../level.ts';
import { ranksOfLevel } from '../lexicon/level-of-rank.ts';

/** The limits for a text of a level. The prompt for the language model and the check of its text use the same numbers. */
export interface LevelGuide {
  /** Words per sentence: the average, the usual range, and the maximum. */
  sentenceWords: { about: number; from: number; to: number; atMost: number };
  /** How many of the commonest base forms the text may use freely; null means all. */
  commonWords: number | null;
  /** The maximum number of words per sentence that are not among the `commonWords`. */
  rareWords: number;
}

/** Close to the sentence lengths of our library, whose levels were assigned by people. */
const sentenceWords: Record<Level, LevelGuide['sentenceWords']> = {
  A1: { about: 6, from: 3, to: 9, atMost: 10 },
  A2: { about: 11, from: 6, to: 15, atMost: 17 },
  B1: { about: 16, from: 8, to: 22, atMost: 25 },
  B2: { about: 20, from: 10, to: 26, atMost: 30 },
  C1: { about: 25, from: 9, to: 36, atMost: 45 },
};

/** Factors for the average length: French has more words per sentence than the other languages, Slovenian fewer. */
const lengthOfLanguage: Partial<Record<Language, number>> = { fr: 1.07, sl: 0.93 };

const rareWords: Record<Level, number> = { A1: 1, A2: 1, B1: 2, B2: 3, C1: 9 };

/** For learners whose level is unknown. A low level, because a text that is too easy can still be read. */
export const levelOfUnknown: Level = 'A2';

const fewestCommonWords = 500;

interface Text {
  language?: Language;
  /**
   * The number of words that the learner knows. If this number is below the `commonWords` of the level, it is used
   * instead, but at least `fewestCommonWords`.
   */
  vocabularySize?: number | undefined;
}

export function guideOf(level: Level, { language, vocabularySize }: Text = {}): LevelGuide {
  const [, lastRank] = ranksOfLevel(level);
  const ofLearner = vocabularySize === undefined ? lastRank : Math.max(fewestCommonWords, vocabularySize);
  const { about, ...bounds } = sentenceWords[level];
  const length = (language && lengthOfLanguage[language]) ?? 1;
  return {
    sentenceWords: { about: Math.round(about * length), ...bounds },
    commonWords: level === 'C1' ? null : roundToFifty(Math.min(lastRank, ofLearner)),
    rareWords: rareWords[level],
  };
}

const roundToFifty = (count: number) => Math.round(count / 50) * 50;
