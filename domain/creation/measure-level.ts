import type { Language } from '../language.ts';
import type { MeasuredSentence } from '../learning/estimate/measured-sentence.ts';
import { type Level, levels } from '../level.ts';
import type { PerLanguage } from '../per-language.ts';
import { lengthOf } from './judge-sentences.ts';

/**
 * A readability formula: a linear regression on the 420 versions of our library, whose levels were assigned by people. On
 * articles left out in cross-validation, it finds the assigned level for 70 % of the versions and a neighbouring level for
 * the rest.
 */
const perWord = 0.215;
const perRareShare = 3.14;
/** The constant term differs per language: French has more words per sentence than the other languages, Slovenian fewer. */
const atZero: PerLanguage<number> = { en: -1.78, es: -1.84, fr: -2.09, de: -1.76, pt: -1.79, it: -1.79, sl: -1.43 };

/** A word counts as rare if it is not among the 3000 commonest base forms. */
const commonWords = 3000;
export const isRareRank = (rank: number | null) => rank === null || rank > commonWords;

/** In a shorter text, a single sentence or rare word could change the level. */
export const fewestWordsForLevel = 40;

/** The counts from which the level of a text is calculated. */
export interface CountedText {
  sentences: number;
  /** The number of words in the text. Repeated words, names and numbers count too. */
  words: number;
  rareWords: number;
}

/** The level of a text, from the length of its sentences and its share of rare words. */
export function measureLevel(sentences: readonly MeasuredSentence[], language: Language): Level {
  const rareWords = sentences
    .flatMap(({ words }) => words)
    .filter(({ rank }) => isRareRank(rank))
    .reduce((sum, { count }) => sum + count, 0);
  const words = sentences.reduce((sum, sentence) => sum + lengthOf(sentence), 0);
  return levelOf({ sentences: sentences.length, words, rareWords }, language);
}

/** The level of a text that was counted; null if the text is too short for a level. */
export const findCountedLevel = (text: CountedText, language: Language): Level | null =>
  text.words < fewestWordsForLevel ? null : levelOf(text, language);

function levelOf({ sentences, words, rareWords }: CountedText, language: Language): Level {
  const wordsPerSentence = words / Math.max(1, sentences);
  const rareShare = rareWords / Math.max(1, words);
  const score = perWord * wordsPerSentence + perRareShare * rareShare + atZero[language];
  const index = Math.max(0, Math.min(levels.length - 1, Math.round(score)));
  return levels[index] ?? 'C1';
}
