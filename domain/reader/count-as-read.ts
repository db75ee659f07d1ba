// An upper limit of the reading speed: most readers of a foreign language are slower.
const wordsPerMinute = 400;
// Readers may skip a few sentences while they scroll. A longer jump does not move the position.
const mostSkipped = 3;

/** For how many milliseconds each sentence has been read so far, by sentence number. */
export type ReadingTimes = ReadonlyMap<number, number>;

interface TimeInZone {
  /** The numbers of the sentences in the reading zone, in order. */
  inZone: readonly number[];
  elapsedMs: number;
  wordCountOf: (sentence: number) => number;
}

/**
 * A sentence counts as read after it was in the reading zone (the upper part of the screen) for as long as its words take at
 * 400 words per minute. The elapsed time is given to one sentence after another, so a full screen takes as long as all its
 * words. Sentences that were read earlier are returned again, because `advancePosition` may have ignored them after a long
 * jump.
 */
export function countAsRead(times: ReadingTimes, { inZone, elapsedMs, wordCountOf }: TimeInZone) {
  const next = new Map(times);
  const read: number[] = [];
  let leftMs = elapsedMs;
  for (const sentence of inZone) {
    const before = next.get(sentence) ?? 0;
    const missingMs = (wordCountOf(sentence) * 60_000) / wordsPerMinute - before;
    if (missingMs <= 0) {
      read.push(sentence);
      continue;
    }
    if (leftMs < missingMs) {
      next.set(sentence, before + leftMs);
      break;
    }
    next.set(sentence, before + missingMs);
    read.push(sentence);
    leftMs -= missingMs;
  }
  return { times: next, read };
}

/** The new position: the sentence that was read, unless it is before the current position or too far after it. */
export const advancePosition = (position: number, read: number) =>
  read > position && !isJump(position, read) ? read : position;

/** Whether a reader who goes from one sentence to a later one skips more than a few sentences. */
export const isJump = (from: number, to: number) => to > from + 1 + mostSkipped;

// Roughly the number of sentences on a screen.
const mostBeforeLookup = 10;

/**
 * The new position after a word lookup: the sentence of the word. The reader has probably read the sentences before it on
 * the screen. The position does not change after a long jump or a step back. It never becomes the last sentence, because a
 * lookup does not finish the article.
 */
export const advanceToLookup = (position: number, sentence: number, sentenceCount: number) =>
  sentence > position && sentence <= position + mostBeforeLookup && sentence < sentenceCount ? sentence : position;
