/** An expression of several words. Other words may occur between its parts. */
export type ExpressionEntry = {
  conceptId: string;
  base: string;
  parts: readonly (readonly string[])[];
  wordCount: number;
  /** Whether its verb has a reflexive pronoun. */
  isReflexive: boolean;
  isBeforeInfinitive: boolean;
};

/** Finds expressions by their first word, or by their first two words if they are adjacent. Longest first. */
export type ExpressionList = { get: (opening: string) => readonly ExpressionEntry[] | undefined };

const [lineBreak, entryBreak, fieldBreak, partBreak, wordBreak] = ['\n', '\t', '|', '…', ' '];

/**
 * Packs expressions into a text with one line per opening. As objects, they would use five times the memory and take most of the
 * time of loading.
 */
export function packExpressions(entries: readonly ExpressionEntry[]): string {
  const byOpening = Map.groupBy(entries, ({ parts: [opening = []] }) => openingOf(opening));
  return [...byOpening]
    .map(([opening, same]) =>
      [opening, ...same.toSorted((a, b) => b.wordCount - a.wordCount).map(packEntry)].join(entryBreak),
    )
    .join(lineBreak);
}

const packEntry = ({ conceptId, base, parts, isReflexive, isBeforeInfinitive }: ExpressionEntry) =>
  [
    conceptId,
    base,
    parts.map((part) => part.join(wordBreak)).join(partBreak),
    isReflexive ? 1 : '',
    isBeforeInfinitive ? 1 : '',
  ].join(fieldBreak);

/** Parses the expressions of an opening when they are first needed. */
export function openExpressions(packed: string): ExpressionList {
  const closed = new Map<string, string>();
  for (const line of packed.split(lineBreak)) {
    const end = line.indexOf(entryBreak);
    closed.set(line.slice(0, end), line.slice(end + 1));
  }
  const opened = new Map<string, readonly ExpressionEntry[]>();
  return {
    get(opening) {
      const known = opened.get(opening);
      const line = known === undefined ? closed.get(opening) : undefined;
      if (line === undefined) return known;
      const entries = line.split(entryBreak).map(readEntry);
      opened.set(opening, entries);
      return entries;
    },
  };
}

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

/** The first two words, by which an expression is found. A placeholder (“#one’s”) stands for several words, so it is left out. */
const openingOf = ([first = '', second]: readonly string[]): string =>
  second === undefined || second.startsWith('#') ? first : `${first} ${second}`;

/** How many different expressions the packed text has, by their dictionary forms. */
export const countExpressions = (packed: string): number =>
  new Set(
    packed.split(lineBreak).flatMap((line) =>
      line
        .split(entryBreak)
        .slice(1)
        .map((entry) => readEntry(entry).base),
    ),
  ).size;
