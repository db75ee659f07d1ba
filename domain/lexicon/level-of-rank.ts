import type { Level } from '../level.ts';

/** How many of the most common base forms each level includes. Higher ranks are C1. */
const lastRanks: readonly (readonly [level: Level, lastRank: number])[] = [
  ['A1', 750],
  ['A2', 1700],
  ['B1', 3000],
  ['B2', 5000],
];

/** The level for a frequency rank, counted from one. */
export const levelOfRank = (rank: number): Level => lastRanks.find(([, lastRank]) => rank <= lastRank)?.[0] ?? 'C1';

export function ranksOfLevel(level: Level): readonly [from: number, to: number] {
  const index = lastRanks.findIndex(([each]) => each === level);
  const before = lastRanks.at(index < 0 ? -1 : index - 1)?.[1] ?? 0;
  return [index === 0 ? 1 : before + 1, lastRanks[index]?.[1] ?? Number.MAX_SAFE_INTEGER];
}
