import { type Column, isBeside, type Line } from './line.ts';

/** Columns have at least this many lines side by side. Fewer lines side by side may be a table or a coincidence. */
const fewestLines = 4;
const sameStart = 3;
/**
 * Columns are at least this wide, in ems. The page numbers of a table of contents are narrower, so they are not a column.
 */
const narrowestColumn = 5;

/**
 * The columns of all pages in reading order. A line that crosses the gap between two columns ends the columns above it. A
 * page with few lines, for example the last one, is split at the position at which other pages have a column.
 */
export function orderColumns(pages: readonly (readonly Line[])[]): Column[] {
  const found = pages.map((lines) => findGutter(lines));
  const starts = [...new Set(found.filter((start) => start !== undefined).map(Math.round))];
  return pages.flatMap((lines, page) => cut(lines, found[page] ?? starts.find((start) => canCut(lines, start, 1))));
}

function cut(lines: readonly Line[], start: number | undefined): Column[] {
  if (lines.length === 0) return [];
  if (start === undefined) return [joinBeside(lines)];
  const columns: Column[] = [];
  let wide: Line[] = [];
  let left: Line[] = [];
  let right: Line[] = [];
  const endWide = () => {
    if (wide.length > 0) columns.push(joinBeside(wide));
    wide = [];
  };
  const endBand = () => {
    if (right.length === 0) wide.push(...left);
    else {
      endWide();
      columns.push(...cut(left, findGutter(left)), ...cut(right, findGutter(right)));
    }
    left = [];
    right = [];
  };
  for (const line of lines) {
    const side = sideOf(line, start);
    if (side === 'left') left.push(line);
    else if (side === 'right') right.push(line);
    else {
      endBand();
      wide.push(line);
    }
  }
  endBand();
  endWide();
  return columns;
}

function sideOf(line: Line, start: number) {
  if (line.x >= start - sameStart) return 'right';
  return line.right < start ? 'left' : 'wide';
}

/** The x position at which the right column begins. Undefined if there is only one column. */
function findGutter(lines: readonly Line[]): number | undefined {
  const starts = Map.groupBy(lines, ({ x }) => Math.round(x / sameStart));
  let [best, bestScore]: [number | undefined, number] = [undefined, Number.NEGATIVE_INFINITY];
  for (const group of starts.values()) {
    const start = Math.min(...group.map(({ x }) => x));
    if (group.length < fewestLines / 2 || !canCut(lines, start, fewestLines)) continue;
    const score = lines.reduce((sum, line) => sum + { left: 0, right: 1, wide: -1 }[sideOf(line, start)], 0);
    if (score > bestScore) [best, bestScore] = [start, score];
  }
  return best;
}

function canCut(lines: readonly Line[], start: number, fewest: number) {
  const { left = [], right = [] } = Object.groupBy(lines, (line) => sideOf(line, start));
  const [first, last] = [Math.max(topOf(left), topOf(right)), Math.min(bottomOf(left), bottomOf(right))];
  const isShared = ({ y }: Line) => y >= first - 2 && y <= last + 2;
  const shared = { left: left.filter(isShared), right: right.filter(isShared) };
  if (shared.left.length < fewest || shared.right.length < fewest) return false;
  // Wide gaps in justified lines may look like a second column. In that case, many other lines cross the gap.
  const wide = lines.filter((line) => sideOf(line, start) === 'wide' && isShared(line));
  if (wide.length > shared.right.length / 2) return false;
  if (fewest < fewestLines) return true;
  return [shared.left, shared.right].every((side) => widthOf(side) > narrowestColumn);
}

const topOf = (lines: readonly Line[]) => Math.min(...lines.map(({ y }) => y));
const bottomOf = (lines: readonly Line[]) => Math.max(...lines.map(({ y }) => y));

/** The average width of the lines, in ems. */
const widthOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { x, right, size }) => sum + (right - x) / size, 0) / lines.length;

/** Joins the parts of a line that a wide gap has separated. */
function joinBeside(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last === undefined || !isBeside(last, line)) joined.push(line);
    else {
      const [first, second] = last.x <= line.x ? [last, line] : [line, last];
      joined[joined.length - 1] = { ...first, text: `${first.text} ${second.text}`, right: second.right };
    }
  }
  return joined;
}
