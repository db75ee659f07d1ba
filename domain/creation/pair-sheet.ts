import * as v from 'valibot';
import type { Pair } from './align-texts.ts';

export type Side = 'source' | 'translation';

/** A paragraph while it is put right: two columns that may differ in length until every sentence has its partner. */
export type SheetParagraph = Record<Side, readonly string[]>;
export type PairSheet = readonly SheetParagraph[];

export const pairSheetSchema = v.array(v.object({ source: v.array(v.string()), translation: v.array(v.string()) }));

export interface Cell {
  paragraph: number;
  side: Side;
  row: number;
}

export const toSheet = (paragraphs: readonly (readonly Pair[])[]): PairSheet =>
  paragraphs.map((pairs) => ({
    source: pairs.map(({ source }) => source),
    translation: pairs.map(({ translation }) => translation),
  }));

/** What is saved; undefined while a sentence has no partner. */
export function toPairs(sheet: PairSheet): Pair[][] | undefined {
  const isComplete = sheet.every(
    ({ source, translation }) =>
      source.length === translation.length && [...source, ...translation].every((text) => text.trim() !== ''),
  );
  if (!isComplete) return undefined;
  return sheet.map(({ source, translation }) =>
    source.map((text, row) => ({ source: text.trim(), translation: translation[row]?.trim() ?? '' })),
  );
}

/** The numbers of its rows; the shorter column leaves some of them empty. */
export const rowsOf = ({ source, translation }: SheetParagraph) => [
  ...(source.length > translation.length ? source : translation).keys(),
];

export const changeCell = (sheet: PairSheet, cell: Cell, text: string) =>
  changeColumn(sheet, cell, (column) => column.toSpliced(cell.row, 1, text));

/** The sentence ends at this place, and the rest moves down with all that follow on its side. */
export function splitCell(sheet: PairSheet, cell: Cell, at: number): PairSheet {
  return changeColumn(sheet, cell, (column) => {
    const text = column[cell.row] ?? '';
    const parts = [text.slice(0, at).trim(), text.slice(at).trim()];
    return parts.includes('') ? column : column.toSpliced(cell.row, 1, ...parts);
  });
}

/** One sentence with the next, and all that follow on its side move up. */
export function joinWithNext(sheet: PairSheet, cell: Cell): PairSheet {
  return changeColumn(sheet, cell, (column) => {
    const [text, next] = column.slice(cell.row, cell.row + 2);
    return text === undefined || next === undefined ? column : column.toSpliced(cell.row, 2, `${text} ${next}`.trim());
  });
}

function changeColumn(
  sheet: PairSheet,
  { paragraph, side }: Cell,
  change: (column: readonly string[]) => readonly string[],
): PairSheet {
  return sheet.map((content, index) => (index === paragraph ? { ...content, [side]: change(content[side]) } : content));
}
