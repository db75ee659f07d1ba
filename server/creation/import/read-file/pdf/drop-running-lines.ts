import { type BodyType, isBeside, type Line } from './line.ts';

/** Running heads and feet (text that is repeated at the top or bottom of pages) have at most this many rows. */
const mostRows = 3;
/** Left and right pages have different running heads, so the same head may appear only on every second page. */
const nearestPages = 2;
const sameHeight = 3;

interface Row {
  lines: Line[];
  text: string;
  y: number;
  page: number;
  isLarge: boolean;
  /** The distance to the next row towards the middle of the page. */
  gap: number;
}

/** Removes running heads, running feet and page numbers: text that is repeated at the same height on nearby pages. */
export function dropRunningLines(pages: readonly (readonly Line[])[], body: BodyType): Line[][] {
  const rows = pages.map((lines, page) => groupRows(lines, page, body));
  // In `heads` and `feet`, the rows are sorted from the edge of the page towards its middle.
  const heads = rows.map((page) => page.slice(0, mostRows));
  const feet = rows.map((page) => page.slice(-mostRows).reverse());
  const repeated = new Set([...listRepeated(heads), ...listRepeated(feet)]);
  // The differences between printed page numbers and page indexes. Without a number in the repeated rows, as in a document
  // of one page, the difference is taken as 1.
  const found = [...repeated].flatMap(({ text, page }) => numbersIn(text).map((number) => number - page));
  const offsets = new Set(found.length > 0 ? found : [1]);
  const heights = Map.groupBy(repeated, ({ y }) => Math.round(y));
  // In a chapter of one page, the running head is not repeated, but it has the same height as other running heads.
  const isAtHeight = ({ y, gap, isLarge }: Row) =>
    !isLarge && gap > 1.6 * body.leading && (heights.get(Math.round(y))?.length ?? 0) >= 2;
  const isRunning = (row: Row) => repeated.has(row) || isPageNumber(row, offsets) || isAtHeight(row);
  const dropped = new Set<Line>();
  for (const edge of [...heads, ...feet]) {
    const first = edge.findIndex((row) => !isRunning(row));
    for (const { lines } of edge.slice(0, first === -1 ? undefined : first))
      for (const line of lines) dropped.add(line);
  }
  return pages.map((lines) => lines.filter((line) => !dropped.has(line)));
}

const listRepeated = (edges: readonly (readonly Row[])[]) =>
  edges.flatMap((rows, page) => {
    const nearby = edges.slice(Math.max(0, page - nearestPages), page + nearestPages + 1).flat();
    return rows.filter((row) => !row.isLarge && nearby.some((other) => other.page !== page && repeats(other, row)));
  });

function repeats(a: Row, b: Row) {
  if (Math.abs(a.y - b.y) > sameHeight || patternOf(a.text) !== patternOf(b.text)) return false;
  // A repeated number may be text, such as the number of a list item. It is a page number if it increases with the
  // pages.
  return !isNumber(a.text) || numberIn(a) - numberIn(b) === a.page - b.page;
}

/** Compares the number, not the height: on the first page of a chapter, the page number is often at another height. */
const isPageNumber = (row: Row, offsets: ReadonlySet<number>) =>
  !row.isLarge && isNumber(row.text) && offsets.has(numberIn(row) - row.page);

const patternOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\d+/g, '#')
    .replace(/^[ivxlc]+$/, '#');
const isNumber = (text: string) => /^\P{L}*\d\P{L}*$/u.test(text);
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
const numberIn = ({ text }: Row) => numbersIn(text)[0] ?? Number.NaN;

function groupRows(lines: readonly Line[], page: number, body: BodyType): Row[] {
  const rows: Line[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    if (row?.[0] !== undefined && isBeside(row[0], line)) row.push(line);
    else rows.push([line]);
  }
  const heightOf = (row: readonly Line[] | undefined) => row?.[0]?.y ?? Number.POSITIVE_INFINITY;
  return rows.map((row, index) => ({
    lines: row,
    text: row.map(({ text }) => text).join(' '),
    y: heightOf(row),
    page,
    isLarge: row.some(({ size }) => size > 1.15 * body.size),
    gap: Math.abs(heightOf(rows[index < rows.length / 2 ? index + 1 : index - 1]) - heightOf(row)),
  }));
}
