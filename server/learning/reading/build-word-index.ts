import { findVocabularyFor } from '../../../domain/learning/coverage.ts';
import type { RankedWordInSentence } from '../../platform/lexicon/lexicon-messages.ts';

/** The words of a version, as they are stored. */
export interface WordIndex {
  /** The distinct words, how often each occurs, and its frequency rank (0 if it is not in the frequency list). */
  words: number[];
  counts: number[];
  ranks: number[];
  /** Includes names and numbers. */
  runningWords: number;
  /** Every running word in order (0 for names and numbers), with its offsets in the sentence. */
  sequence: number[];
  starts: number[];
  ends: number[];
  /** For each sentence, the number of running words up to its end. */
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

/** The running words of a sentence in order. An expression counts as one running word per part; all parts have its id. */
const listParts = (words: readonly RankedWordInSentence[], idOf: IdOf) =>
  words
    .flatMap(({ word, ranges }) => {
      const id = word === null ? 0 : idOf(word);
      return ranges.map((range) => ({ id, rank: word?.rank ?? null, range }));
    })
    .sort((one, other) => one.range[0] - other.range[0]);
