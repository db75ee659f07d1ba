import type { Language } from '../language.ts';
import { measureCoverage } from '../learning/estimate/coverage.ts';
import type { MeasuredSentence } from '../learning/estimate/measured-sentence.ts';
import type { Level } from '../level.ts';
import { measureLevel } from './measure-level.ts';

/** How well a written article fits the request. */
export interface CreationOutcome {
  askedLevel: Level;
  /** The level measured by `measureLevel`. */
  level: Level;
  /**
   * The share of the words of the text that the learner knows (every occurrence counts), and the number of new words. Null
   * if the learner's vocabulary is unknown.
   */
  known: number | null;
  newWords: number | null;
  /** The words that the article should use; `usedWords` are those that occur in it. */
  askedWords: string[];
  usedWords: string[];
}

interface Written {
  sentences: readonly MeasuredSentence[];
  language: Language;
  askedLevel: Level;
  askedWords: readonly string[];
  hasEstimate: boolean;
}

export function measureOutcome(written: Written): CreationOutcome {
  const { sentences, language, askedLevel, askedWords, hasEstimate } = written;
  const words = sentences.flatMap((sentence) => sentence.words);
  const bases = new Set(words.map(({ base }) => base));
  const coverage = hasEstimate ? measureCoverage({ words: joinWords(words), names: countNames(sentences) }) : null;
  return {
    askedLevel,
    level: measureLevel(sentences, language),
    known: coverage?.known ?? null,
    newWords: coverage?.newWords ?? null,
    askedWords: [...askedWords],
    usedWords: askedWords.filter((word) => bases.has(word)),
  };
}

/** Merges the occurrences of each word, so that a new word counts once. */
function joinWords(words: readonly MeasuredSentence['words'][number][]) {
  return [...Map.groupBy(words, ({ base }) => base).values()].map((same) => ({
    count: same.reduce((sum, { count }) => sum + count, 0),
    known: Math.max(...same.map(({ known }) => known)),
    isSaved: same.some(({ isSaved }) => isSaved),
  }));
}

const countNames = (sentences: readonly MeasuredSentence[]) => sentences.reduce((sum, { names }) => sum + names, 0);
