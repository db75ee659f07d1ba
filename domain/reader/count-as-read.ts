// An upper limit of the reading speed: most readers of a foreign language are slower.
const wordsPerMinute = 400;

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
