import type { SpokenTimes, SpokenWord } from '../../../domain/reader/listening/narration.ts';

/** Keeps a word highlighted a little longer, so that the highlight does not flicker between words. */
const lingerSeconds = 0.12;

export function findWordAt({ words }: SpokenTimes, seconds: number): SpokenWord | undefined {
  const word = words.findLast(({ startSeconds }) => startSeconds <= seconds);
  return word !== undefined && seconds < word.endSeconds + lingerSeconds ? word : undefined;
}

/** The number of the sentence at this time of the audio file, or of the last sentence before it. */
export function findSentenceAt(sentences: SpokenTimes[], seconds: number) {
  return Math.max(1, sentences.findLastIndex(({ startSeconds }) => startSeconds <= seconds) + 1);
}
