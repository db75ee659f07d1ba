import { openSortedLines, type PackedLines, packSortedLines } from '../packed/lines.ts';

/** An expression of several words. Other words may occur between its parts. */
export type ExpressionEntry = {
  conceptId: string;
  base: string;
  parts: readonly (readonly string[])[];
  wordCount: number;
  /** Whether the verb of the expression has a reflexive pronoun. */
  isReflexive: boolean;
  isBeforeInfinitive: boolean;
};

/**
 * Finds expressions by their first word, or by their first two words if these are adjacent. The longest expressions come
 * first.
 */
export type ExpressionList = {
  get: (opening: string) => readonly ExpressionEntry[] | undefined;
  /** Whether any expression that begins with this word is found by its first two words. */
  opensPair: (first: string) => boolean;
};

const [entryBreak, fieldBreak, partBreak, wordBreak] = ['\t', '|', '…', ' '];

/** One line per opening. */
export function packExpressions(entries: readonly ExpressionEntry[]): PackedLines {
  const byOpening = Map.groupBy(entries, ({ parts: [opening = []] }) => openingOf(opening));
  return packSortedLines(
    [...byOpening].map(([opening, same]) =>
      [opening, ...same.toSorted((a, b) => b.wordCount - a.wordCount).map(packEntry)].join(entryBreak),
    ),
  );
}

const packEntry = ({ conceptId, base, parts, isReflexive, isBeforeInfinitive }: ExpressionEntry) =>
  [
    conceptId,
    base,
    parts.map((part) => part.join(wordBreak)).join(partBreak),
    isReflexive ? 1 : '',
    isBeforeInfinitive ? 1 : '',
  ].join(fieldBreak);

/** Cache size of `opensPair`, in words. */
const mostRemembered = 10_000;

/** Parses the expressions that begin with the same words when one of them is first needed. */
export function openExpressions(packed: PackedLines): ExpressionList {
  const lines = openSortedLines(packed);
  const opened = new Map<string, readonly ExpressionEntry[]>();
  const pairs = new Map<string, boolean>();
  return {
    opensPair(first) {
      const known = pairs.get(first);
      if (known !== undefined) return known;
      const opens = lines.hasBeginning(`${first}${wordBreak}`);
      if (pairs.size >= mostRemembered) pairs.clear();
      pairs.set(first, opens);
      return opens;
    },
    get(opening) {
      const known = opened.get(opening);
      const line = known === undefined ? lines.find(opening) : undefined;
      if (line === undefined) return known;
      const entries = readLine(line);
      opened.set(opening, entries);
      return entries;
    },
  };
}

const readLine = (line: string) => line.split(entryBreak).slice(1).map(readEntry);

function readEntry(entry: string): ExpressionEntry {
  const [conceptId = '', base = '', written = '', isReflexive, isBeforeInfinitive] = entry.split(fieldBreak);
  const parts = written.split(partBreak).map((part) => part.split(wordBreak));
  return {
    conceptId,
    base,
    parts,
    wordCount: parts.flat().length,
    isReflexive: isReflexive === '1',
    isBeforeInfinitive: isBeforeInfinitive === '1',
  };
}

/**
 * The first two words, by which an expression is found. A placeholder (“#one’s”) stands for several words, so the
 * placeholder is left out.
 */
const openingOf = ([first = '', second]: readonly string[]): string =>
  second === undefined || second.startsWith('#') ? first : `${first} ${second}`;

/** The number of different expressions in the packed text. Entries with the same dictionary form count once. */
export const countExpressions = (packed: PackedLines): number =>
  new Set(
    packed
      .split('\n')
      .flatMap(readLine)
      .map(({ base }) => base),
  ).size;
