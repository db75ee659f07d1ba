interface Grown {
  /** Distinct words in half of a sample, and in the whole sample. */
  half: number;
  whole: number;
  /** How many times longer the text is than the sample. */
  factor: number;
}

/**
 * Heaps' law: the number of distinct words grows as a power of the length of a text. The exponent follows from the counts of
 * half of the sample and of the whole sample. The result is an estimate, so it is rounded.
 */
export function growCount({ half, whole, factor }: Grown): number {
  if (whole === 0 || factor <= 1) return whole;
  const exponent = Math.min(0.9, Math.max(0.4, Math.log2(whole / Math.max(1, half))));
  const grown = whole * factor ** exponent;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(grown)) - 1);
  return Math.round(grown / step) * step;
}
