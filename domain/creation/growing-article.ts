/** A sentence that the author can read while the article is being written. Its translation may arrive later. */
export interface GrowingPair {
  source: string;
  translation: string | null;
}

interface Pace {
  /** When each sentence was stored. */
  storedAt: readonly Date[];
  expectedCount: number;
}

/** The time until the last sentence is stored, at the pace so far. Null until there are two sentences. */
export function estimateSecondsLeft({ storedAt, expectedCount }: Pace): number | null {
  const [first, last] = [storedAt[0], storedAt.at(-1)];
  if (first === undefined || last === undefined || storedAt.length < 2) return null;
  const secondsPerSentence = (last.getTime() - first.getTime()) / 1000 / (storedAt.length - 1);
  return Math.ceil(secondsPerSentence * Math.max(0, expectedCount - storedAt.length));
}
