export const levels = ['A1', 'A2', 'B1', 'B2', 'C1'] as const;
export type Level = (typeof levels)[number];

/** All levels, the nearest to `level` first. Of two levels at the same distance, the easier one comes first. */
export function sortByDistance(level: Level): Level[] {
  const distanceOf = (other: Level) => Math.abs(levels.indexOf(other) - levels.indexOf(level));
  return levels.toSorted((a, b) => distanceOf(a) - distanceOf(b));
}
