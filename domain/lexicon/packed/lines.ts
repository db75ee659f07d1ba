import { fromSingleByte, toSingleByte } from './single-byte.ts';

/** A text with one line per entry. 200,000 objects would use five times the memory, and few of them are ever used. */
export type PackedLines = string;

/** The columns of a line. */
const columnBreak = '\t';

export const packLines = (lines: readonly string[]): PackedLines => toSingleByte(lines.join('\n'));

/** Sorts the lines by their first column, so that `openSortedLines` can find a line by its first column. */
export const packSortedLines = (lines: readonly string[]): PackedLines =>
  packLines(
    lines
      .map((line) => [toSingleByte(firstColumn(line)), line] as const)
      .sort(([one], [other]) => compare(one, other))
      .map(([, line]) => line),
  );

/** Returns a function that finds a line by its index, counted from 0. */
export function openLines(packed: PackedLines): (index: number) => string | undefined {
  const starts = findStarts(packed);
  return (index) => (index < starts.length ? fromSingleByte(lineAt(packed, starts, index)) : undefined);
}

export interface SortedLines {
  /** The index of the line whose first column is `key`. */
  indexOf: (key: string) => number | undefined;
  find: (key: string) => string | undefined;
  /** Whether any first column begins with this text. */
  hasBeginning: (beginning: string) => boolean;
}

/** Length of the prefix that narrows the binary search to a group of lines. */
const prefixLength = 3;

/** Binary search in the text: a map of 300,000 keys would take long to build and use much memory. */
export function openSortedLines(packed: PackedLines): SortedLines {
  const starts = findStarts(packed);
  const groups = new Map<string, number>();
  const firsts: number[] = [];
  for (const index of starts.keys()) {
    const prefix = firstColumn(lineAt(packed, starts, index)).slice(0, prefixLength);
    if (groups.has(prefix)) continue;
    groups.set(prefix, firsts.length);
    firsts.push(index);
  }
  const groupOf = (prefix: string): [first: number, end: number] => {
    const group = groups.get(prefix);
    return group === undefined ? [0, 0] : [firsts[group] ?? 0, firsts[group + 1] ?? starts.length];
  };
  /** Binary search: the first of these lines whose first column equals the text or sorts after it. */
  function placeOf(text: string, [first, end]: [first: number, end: number]): number | undefined {
    let [low, high] = [first, end];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareWithKey(text, packed, starts[middle] ?? 0) > 0) low = middle + 1;
      else high = middle;
    }
    return low < end ? low : undefined;
  }
  function indexOf(key: string) {
    const wanted = toSingleByte(key);
    const place = placeOf(wanted, groupOf(wanted.slice(0, prefixLength)));
    return place !== undefined && compareWithKey(wanted, packed, starts[place] ?? 0) === 0 ? place : undefined;
  }
  return {
    indexOf,
    find(key) {
      const index = indexOf(key);
      return index === undefined ? undefined : fromSingleByte(lineAt(packed, starts, index));
    },
    hasBeginning(beginning) {
      const wanted = toSingleByte(beginning);
      const isShort = wanted.length < prefixLength;
      const place = placeOf(wanted, isShort ? [0, starts.length] : groupOf(wanted.slice(0, prefixLength)));
      return place !== undefined && packed.startsWith(wanted, starts[place]);
    },
  };
}

/** Compares with the first column of the line that starts at this offset, without creating strings. */
function compareWithKey(wanted: string, packed: PackedLines, start: number) {
  for (let index = 0; index < wanted.length; index++) {
    const difference = wanted.charCodeAt(index) - charCodeOrEnd(packed, start + index);
    if (difference !== 0) return difference;
  }
  return charCodeOrEnd(packed, start + wanted.length) <= lastBreak ? 0 : -1;
}

/** Tab and line feed end a column. Their character codes are smaller than those of all characters in a column. */
const lastBreak = '\n'.charCodeAt(0);
const charCodeOrEnd = (text: string, index: number) => (index < text.length ? text.charCodeAt(index) : lastBreak);

function findStarts(packed: PackedLines): Int32Array {
  if (packed === '') return new Int32Array();
  const starts = [0];
  for (let end = packed.indexOf('\n'); end >= 0; end = packed.indexOf('\n', end + 1)) starts.push(end + 1);
  return Int32Array.from(starts);
}

const lineAt = (packed: PackedLines, starts: Int32Array, index: number) =>
  packed.slice(starts[index] ?? 0, (starts[index + 1] ?? packed.length + 1) - 1);

function firstColumn(line: string) {
  const end = line.indexOf(columnBreak);
  return end === -1 ? line : line.slice(0, end);
}

function compare(one: string, other: string) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
