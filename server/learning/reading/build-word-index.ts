import { findVocabularyFor } from '../../../domain/learning/estimate/coverage.ts';
import type { RankedWordInSentence } from '../../platform/lexicon/lexicon-messages.ts';

/** The words of an article in one language, as they are stored. */
export interface WordIndex {
  /** The ids of the distinct words, how often each occurs, and its expected rank (0 if it is rare, see expected-rank.ts). */
  words: number[];
  counts: number[];
  ranks: number[];
  /** The number of words in the text, counting every occurrence, including names and numbers. */
  runningWords: number;
  /** The word id of every running word in order (0 for names and numbers), and its start and end in the sentence. */
  sequence: number[];
  starts: number[];
  ends: number[];
  /** For each sentence, the number of running words from the beginning of the text to the end of the sentence. */
  sentenceEnds: number[];
  vocabularyFor90: number;
  vocabularyFor98: number;
}

type IdOf = (word: NonNullable<RankedWordInSentence['word']>) => number;

export function buildWordIndex(sentences: readonly (readonly RankedWordInSentence[])[], idOf: IdOf): WordIndex {
  const sequence: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const sentenceEnds: number[] = [];
  const found = new Map<number, { count: number; rank: number | null }>();
  for (const words of sentences) {
    for (const { id, rank, range } of listParts(words, idOf)) {
      sequence.push(id);
      starts.push(range[0]);
      ends.push(range[1]);
      if (id > 0) found.set(id, { rank, count: (found.get(id)?.count ?? 0) + 1 });
    }
    sentenceEnds.push(sequence.length);
  }
  const text = { words: [...found.values()], names: sequence.filter((id) => id === 0).length };
  return {
    words: [...found.keys()],
    counts: text.words.map(({ count }) => count),
    ranks: text.words.map(({ rank }) => rank ?? 0),
    runningWords: sequence.length,
    sequence,
    starts,
    ends,
    sentenceEnds,
    vocabularyFor90: findVocabularyFor({ ...text, share: 0.9 }),
    vocabularyFor98: findVocabularyFor({ ...text, share: 0.98 }),
  };
}

/**
 * Every word of a sentence in order, with repetitions. A fixed expression has one entry per word, each with the id of the
 * expression.
 */
const listParts = (words: readonly RankedWordInSentence[], idOf: IdOf) =>
  words
    .flatMap(({ word, ranges }) => {
      const id = word === null ? 0 : idOf(word);
      return ranges.map((range) => ({ id, rank: word?.expectedRank ?? null, range }));
    })
    .sort((one, other) => one.range[0] - other.range[0]);
