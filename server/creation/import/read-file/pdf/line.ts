/** Text as PDF.js finds it: a word, a line or a part of a line. `y` is its baseline, from the top of the page. */
export interface Run {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  hasSpaceBefore: boolean;
}

export interface Line {
  /** Raised numbers and signs stand between two markers (`mark`), until `attachNotes` has found the footnotes. */
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  page: number;
  /** The texts of the notes that the line refers to. */
  notes?: readonly string[];
  /** The title of the chapter that begins with this line, according to the outline of the PDF. */
  chapter?: string;
}

/** The lines of a column, from top to bottom. */
export type Column = readonly Line[];

/** The font size and the leading of most of the text. */
export interface BodyType {
  size: number;
  /** The distance between the baselines of two lines. */
  leading: number;
}

/**
 * Whether two texts are on the same line. This includes a raised number, which is smaller and whose baseline is higher by a
 * third of the font size.
 */
export const isBeside = (a: Pick<Line, 'y' | 'size'>, b: Pick<Line, 'y' | 'size'>) =>
  Math.abs(a.y - b.y) < 0.45 * Math.max(a.size, b.size);

/** The value with the largest sum of weights, for example the size of most letters. */
export function findMode(values: Iterable<readonly [value: number, weight: number]>): number | undefined {
  const weights = new Map<number, number>();
  for (const [value, weight] of values) weights.set(value, (weights.get(value) ?? 0) + weight);
  return [...weights].reduce<[number | undefined, number]>(
    (best, each) => (each[1] > best[1] ? each : best),
    [undefined, 0],
  )[0];
}

export const roundSize = (size: number) => Math.round(size * 2) / 2;
