/** Text as PDF.js finds it: a word, a line or a part of one. `y` is its baseline, from the top of the page. */
export interface Run {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  hasSpaceBefore: boolean;
}

export interface Line {
  /** May contain marks, until the notes are found. */
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  page: number;
  /** The notes that it refers to. */
  notes?: readonly string[];
  /** The chapter of the outline that begins with it. */
  chapter?: string;
}

/** The lines of a column, from top to bottom. */
export type Column = readonly Line[];

/** The type that most of the text is set in. */
export interface BodyType {
  size: number;
  /** From baseline to baseline. */
  leading: number;
}

/** Whether both are on the same baseline. A raised number is smaller and its baseline is a third higher. */
export const isBeside = (a: Pick<Line, 'y' | 'size'>, b: Pick<Line, 'y' | 'size'>) =>
  Math.abs(a.y - b.y) < 0.45 * Math.max(a.size, b.size);

/** The value that most letters or lines have. */
export function findMode(values: Iterable<readonly [value: number, weight: number]>): number | undefined {
  const weights = new Map<number, number>();
  for (const [value, weight] of values) weights.set(value, (weights.get(value) ?? 0) + weight);
  return [...weights].reduce<[number | undefined, number]>(
    (best, each) => (each[1] > best[1] ? each : best),
    [undefined, 0],
  )[0];
}

export const roundSize = (size: number) => Math.round(size * 2) / 2;
