import type { Anchor } from './choose-chain.ts';

/**
 * Limits which alignments are searched: the first s source sentences may match the first n translated sentences only if n is
 * at least `from[s]` and at most `to[s]`.
 */
export interface Band {
  from: Int32Array;
  to: Int32Array;
}

/** An anchor (a likely sentence pair) may be wrong by this many sentences. */
const margin = 12;
/**
 * The search stays within about this many sentences of the straight lines that connect the anchors. Short texts are searched
 * completely.
 */
const reach = 250;

/**
 * A band around the anchors, from the start to the end of both texts. Its area is proportional to the length of the texts.
 */
export function planBand(anchors: readonly Anchor[], sources: number, translations: number): Band {
  const from = new Int32Array(sources + 1).fill(translations);
  const to = new Int32Array(sources + 1);
  let start: Anchor = { s: 0, t: 0 };
  for (const end of [...anchors, { s: sources, t: translations }]) {
    const slope = (end.t - start.t) / Math.max(1, end.s - start.s);
    for (let s = Math.max(0, start.s - margin); s <= Math.min(sources, end.s + margin); s++) {
      const expected = start.t + slope * (s - start.s);
      // Neighbouring rows of the band must overlap, even where the line is steep.
      const distance = reach + slope;
      from[s] = Math.max(0, Math.min(from[s] ?? 0, Math.floor(Math.max(start.t - margin, expected - distance))));
      to[s] = Math.min(translations, Math.max(to[s] ?? 0, Math.ceil(Math.min(end.t + margin, expected + distance))));
    }
    start = end;
  }
  return { from, to };
}
