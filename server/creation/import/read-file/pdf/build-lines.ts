import { mark } from './clean-run.ts';
import { isBeside, type Line, type Run } from './line.ts';

/**
 * In ems. A wider gap ends a line, because another column may begin after the gap. If there is no other column,
 * `orderColumns` joins the parts of the line again.
 */
const widestGap = 0.8;
const narrowestSpace = 0.15;

/** Joins the runs (pieces of text) of a page into lines, or parts of lines, from top to bottom. */
export function buildLines(runs: readonly Run[], page: number): Line[] {
  return groupRows(attachInitials(runs))
    .flatMap(splitRow)
    .map((parts) => toLine(parts, page))
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

function groupRows(runs: readonly Run[]): Run[][] {
  const rows: { base: Run; runs: Run[] }[] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row === undefined || !isBeside(row.base, run)) rows.push({ base: run, runs: [run] });
    else {
      row.runs.push(run);
      if (run.size > row.base.size) row.base = run;
    }
  }
  return rows.map((row) => row.runs.toSorted((a, b) => a.x - b.x));
}

/**
 * Splits a row into lines by comparing baselines again: beside a large heading of one column, there may be two lines of the
 * other column.
 */
function splitRow(row: readonly Run[]): Run[][] {
  const lines: Run[][] = [];
  for (const run of row) {
    const line = lines.findLast((each) => {
      const last = each.at(-1);
      if (last === undefined || !isBeside(baseOf(each), run)) return false;
      return run.x - last.right < widestGap * Math.max(last.size, run.size);
    });
    if (line === undefined) lines.push([run]);
    else if (!isRepetition(line.at(-1), run)) line.push(run);
  }
  return lines;
}

const baseOf = (runs: readonly Run[]) => runs.reduce((base, run) => (run.size > base.size ? run : base));

/** Some PDFs draw the same text twice to make it bold. */
const isRepetition = (last: Run | undefined, run: Run) =>
  last !== undefined && last.text === run.text && Math.abs(run.x - last.x) < 0.2 * run.size;

function toLine(runs: readonly Run[], page: number): Line {
  const main = runs.reduce((longest, run) => (run.text.length > longest.text.length ? run : longest));
  const base = baseOf(runs);
  let text = '';
  for (const [index, run] of runs.entries()) {
    const last = runs[index - 1];
    const isRaised = run.size < 0.85 * base.size && run.y < base.y - 0.1 * base.size;
    const isMark = isRaised && /^\s*(?:\d{1,3}|[*†‡§]{1,3})\s*$/u.test(run.text);
    const hasSpace =
      last !== undefined &&
      (run.hasSpaceBefore || /\s$/u.test(last.text) || run.x - last.right > narrowestSpace * base.size);
    text += `${hasSpace ? ' ' : ''}${isMark ? `${mark.start}${run.text.trim()}${mark.end}` : run.text.trim()}`;
  }
  const right = Math.max(...runs.map((run) => run.right));
  return { text: text.replaceAll(/\s+/gu, ' '), x: runs[0]?.x ?? 0, right, y: base.y, size: main.size, page };
}

/**
 * Joins a drop cap (a large initial letter) with the first line beside it, and moves all lines beside it to its left
 * edge.
 */
function attachInitials(runs: readonly Run[]): Run[] {
  const initials = runs.filter(({ text }) => /^[«“"'¿¡—]?\p{Lu}[’']?$/u.test(text.trim()));
  let result = [...runs];
  for (const initial of initials) {
    const isBesideInitial = (run: Run) =>
      initial.size > 1.8 * run.size &&
      run.y <= initial.y + 0.3 * run.size &&
      run.y > initial.y - initial.size &&
      run.x >= initial.right - 0.2 * run.size &&
      run.x < initial.right + 1.2 * run.size;
    const beside = result.filter(isBesideInitial);
    const first = beside.reduce<Run | undefined>(
      (top, run) => (top === undefined || run.y < top.y ? run : top),
      undefined,
    );
    if (first === undefined || beside.length < 2) continue;
    result = result.flatMap((run) => {
      if (run === initial) return [];
      if (run === first) return [{ ...run, text: initial.text.trim() + run.text.trimStart(), x: initial.x }];
      return [beside.includes(run) ? { ...run, x: initial.x } : run];
    });
  }
  return result;
}
