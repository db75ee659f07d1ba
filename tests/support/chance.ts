export type Chance = ReturnType<typeof createChance>;

/** Seeded pseudo-random number generator (mulberry32): the same numbers for the same seed. */
export function createChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick<Value>(values: readonly Value[]): Value {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('Nothing to pick from.');
      return value;
    },
    shuffle: <Value>(values: readonly Value[]) =>
      values
        .map((value) => ({ value, lot: next() }))
        .sort((a, b) => a.lot - b.lot)
        .map(({ value }) => value),
    /** An index with an approximate Zipf distribution, as word frequencies in a text have. */
    zipf: (size: number) => Math.min(size - 1, Math.floor(size ** next()) - 1),
  };
}
