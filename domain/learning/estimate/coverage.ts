import type { Coverage } from '../../library/coverage.ts';
import { rankedWords, shareKnown } from './curve.ts';
import { isKnownProbability } from './estimate-known.ts';
import { createVocabulary } from './vocabulary.ts';

/** A word of a text, with the estimate for one learner. */
interface WordOfText {
  /** The number of occurrences. Each word of an expression counts: six if an expression of three words occurs twice. */
  count: number;
  /** The probability that the learner knows the word, from `estimateKnown`. */
  known: number;
  isSaved: boolean;
}

interface Text {
  words: Iterable<WordOfText>;
  /** The count of names and numbers in the text. They count as known. */
  names: number;
}

/**
 * Measures how much of a text a learner knows, and how many words are new. Each word counts either as known or as unknown,
 * without probabilities. So both numbers agree with each other and with the words that are marked as new in the text.
 */
export function measureCoverage({ words, names }: Text): Omit<Coverage, 'articleId'> {
  let running = names;
  let known = names;
  let newWords = 0;
  for (const word of words) {
    running += word.count;
    if (word.known >= isKnownProbability) known += word.count;
    else if (!word.isSaved) newWords += 1;
  }
  return { known: running === 0 ? 1 : known / running, newWords };
}

interface RankedText {
  words: Iterable<{ rank: number | null; count: number }>;
  names: number;
  share: number;
}

/**
 * The smallest vocabulary size at which a learner knows this share of the words of the text, every occurrence counted. Uses
 * only word frequencies, not the evidence about single words.
 */
export function findVocabularyFor({ words, names, share }: RankedText): number {
  const all = [...words];
  const covers = (size: number) => {
    const vocabulary = createVocabulary({ size, range: [size, size] });
    const known = all.map(({ rank, count }) => ({ count, known: shareKnown(rank, vocabulary), isSaved: false }));
    return measureCoverage({ words: known, names }).known >= share;
  };
  let [low, high] = [50, rankedWords];
  while (high - low > 10) {
    const middle = Math.round((low + high) / 2);
    if (covers(middle)) high = middle;
    else low = middle;
  }
  return high;
}
