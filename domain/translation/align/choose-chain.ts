/** An anchor: two sentences that very likely belong together, source sentence s and translated sentence t. */
export interface Anchor {
  s: number;
  t: number;
}

export interface LikelyPair extends Anchor {
  likeness: number;
}

/**
 * The pairs with the greatest total likeness that keep the order of both texts: a heaviest increasing subsequence. The pairs
 * must be sorted by s and, for the same s, by descending t, so that at most one pair per s is chosen.
 */
export function chooseChain(pairs: readonly LikelyPair[], translations: number): Anchor[] {
  const totals = new Float64Array(pairs.length);
  const previous = new Int32Array(pairs.length);
  const totalOf = (index: number) => totals[index] ?? 0;
  // A Fenwick tree. For each translated sentence, it finds the pair at which the best chain so far ends.
  const best = new Int32Array(translations + 1).fill(-1);
  let last = -1;
  for (const [index, { t, likeness }] of pairs.entries()) {
    let before = -1;
    for (let at = t; at > 0; at -= at & -at) {
      const end = best[at] ?? -1;
      if (totalOf(end) > totalOf(before)) before = end;
    }
    previous[index] = before;
    totals[index] = totalOf(before) + likeness;
    for (let at = t + 1; at <= translations; at += at & -at) {
      if (totalOf(index) > totalOf(best[at] ?? -1)) best[at] = index;
    }
    if (totalOf(index) > totalOf(last)) last = index;
  }
  const chain: Anchor[] = [];
  for (let pair = pairs[last]; pair !== undefined; last = previous[last] ?? -1, pair = pairs[last]) {
    chain.push({ s: pair.s, t: pair.t });
  }
  return chain.reverse();
}
