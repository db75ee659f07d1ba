import type { SpokenTimes, SpokenWord } from '../../../domain/reader/narration.ts';

/** A word stays marked for a breath after it has ended, so that the mark does not flicker between two. */
const lingerSeconds = 0.12;

export function findWordAt({ words }: SpokenTimes, seconds: number): SpokenWord | undefined {
  const word = words.findLast(({ startSeconds }) => startSeconds <= seconds);
  return word !== undefined && seconds < word.endSeconds + lingerSeconds ? word : undefined;
}

/** The number of the sentence heard at this moment of the file, or of the last one before it. */
export function findSentenceAt(sentences: SpokenTimes[], seconds: number) {
  return Math.max(1, sentences.findLastIndex(({ startSeconds }) => startSeconds <= seconds) + 1);
}
