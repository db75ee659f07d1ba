import type { IndexedPlaces } from './fit-queries.ts';

export interface RunningWord {
  id: number;
  /** The number of the sentence, counted from one. */
  sentence: number;
  /** UTF-16 offsets in the sentence. */
  start: number;
  end: number;
}

/** Lists the running words (each occurrence of a word, name or number) of an article with their places, in text order. */
export function* listRunningWords({ sequence, starts, ends, sentenceEnds }: IndexedPlaces): Generator<RunningWord> {
  let sentence = 0;
  for (const [index, id] of sequence.entries()) {
    while (index >= (sentenceEnds[sentence] ?? sequence.length)) sentence += 1;
    yield { id, sentence: sentence + 1, start: starts[index] ?? 0, end: ends[index] ?? 0 };
  }
}
