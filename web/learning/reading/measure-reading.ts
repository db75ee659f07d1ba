const wordsPerMinute = 400;
const longestPerSentenceMs = 60_000;

interface Moment {
  elapsedMs: number;
  /** The sentence that is active: highlighted, or spoken. */
  active: number;
  /** The sentence that the user is reading. Differs from the active sentence while the user reads further by scrolling. */
  attended: number;
  isPlaying: boolean;
}

/** Measures how long sentences are active, and which of them were active long enough to count as read. */
export function createReadingMeasure(wordCountOf: (sentence: number) => number) {
  const activeMs = new Map<number, number>();
  const readMs = new Map<number, number>();

  return ({ elapsedMs, active, attended, isPlaying }: Moment) => {
    const hasScrolledOn = !isPlaying && attended !== active;
    const spentMs = (activeMs.get(active) ?? 0) + (hasScrolledOn ? 0 : elapsedMs);
    activeMs.set(active, spentMs);
    const isRead = !hasScrolledOn && spentMs >= (wordCountOf(active) * 60_000) / wordsPerMinute;
    return { isActiveRead: isRead, readMs: isPlaying ? 0 : countRead(attended, elapsedMs) };
  };

  /** Counts at most one minute per sentence: after that, the user has probably stopped reading. */
  function countRead(sentence: number, elapsedMs: number) {
    const before = readMs.get(sentence) ?? 0;
    const counted = Math.min(elapsedMs, longestPerSentenceMs - before);
    readMs.set(sentence, before + counted);
    return counted;
  }
}
