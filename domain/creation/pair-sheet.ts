import * as v from 'valibot';
import type { Pair } from '../translation/align-texts.ts';

export type Side = 'source' | 'translation';

/** A paragraph in the pair editor: two columns that may differ in length until every sentence has its partner. */
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

/** The pairs to save; undefined while a translation has no source sentence. A source sentence may lack its translation. */
export function toPairs(sheet: PairSheet): Pair[][] | undefined {
  const paragraphs = sheet.map((paragraph) =>
    rowsOf(paragraph)
      .map((row) => ({ source: textOf(paragraph, 'source', row), translation: textOf(paragraph, 'translation', row) }))
      .filter(({ source, translation }) => source !== '' || translation !== ''),
  );
  const areWhole = paragraphs.flat().every(({ source }) => source !== '');
  return areWhole ? paragraphs.filter(({ length }) => length > 0) : undefined;
}

const textOf = (paragraph: SheetParagraph, side: Side, row: number) => paragraph[side][row]?.trim() ?? '';

/** Counts the sentences without a translation. */
export const countUntranslated = (sheet: PairSheet) =>
  sheet.reduce(
    (count, paragraph) =>
      count +
      rowsOf(paragraph).filter(
        (row) => textOf(paragraph, 'source', row) !== '' && textOf(paragraph, 'translation', row) === '',
      ).length,
    0,
  );

/** Row indexes of a paragraph. The shorter column has no cells in the last rows. */
export const rowsOf = ({ source, translation }: SheetParagraph) => [
  ...(source.length > translation.length ? source : translation).keys(),
];

export const changeCell = (sheet: PairSheet, cell: Cell, text: string) =>
  changeColumn(sheet, cell, (column) => {
    // A cell below the end of the shorter column can be edited too.
    const empty = Array.from({ length: Math.max(0, cell.row - column.length) }, () => '');
    return [...column, ...empty].toSpliced(cell.row, 1, text);
  });

/**
 * Splits the sentence at this offset and moves all later sentences of this side down by one row. Offset 0 moves a whole
 * translation down and leaves its source without a translation.
 */
export function splitCell(sheet: PairSheet, cell: Cell, at: number): PairSheet {
  return changeColumn(sheet, cell, (column) => {
    const text = column[cell.row] ?? '';
    const [head = '', rest = ''] = [text.slice(0, at).trim(), text.slice(at).trim()];
    const isApart = rest !== '' && (head !== '' || cell.side === 'translation');
    return isApart ? column.toSpliced(cell.row, 1, head, rest) : column;
  });
}

/**
 * Joins a sentence with the next one and moves all later sentences of this side up by one row. Moves the other side up too if
 * the next sentence has no partner.
 */
export function joinWithNext(sheet: PairSheet, cell: Cell): PairSheet {
  const { paragraph, row } = cell;
  const side: Side = cell.side === 'source' ? 'translation' : 'source';
  const hasNoPartner = sheet[paragraph]?.[cell.side][row] !== '' && sheet[paragraph]?.[side][row + 1] === '';
  const joined = changeColumn(sheet, cell, (column) => {
    const [text, next] = column.slice(row, row + 2);
    return text === undefined || next === undefined ? column : column.toSpliced(row, 2, `${text} ${next}`.trim());
  });
  return hasNoPartner ? changeColumn(joined, { ...cell, side }, (column) => column.toSpliced(row + 1, 1)) : joined;
}

function changeColumn(
  sheet: PairSheet,
  { paragraph, side }: Cell,
  change: (column: readonly string[]) => readonly string[],
): PairSheet {
  return sheet.map((content, index) => (index === paragraph ? { ...content, [side]: change(content[side]) } : content));
}
