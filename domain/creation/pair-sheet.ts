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

export const hasTranslations = (sheet: PairSheet) =>
  sheet.some(({ translation }) => translation.some((text) => text.trim() !== ''));

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
    // The edited cell may be below the end of a shorter column. Empty cells fill the rows in between.
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
 * Joins a sentence with the next one and moves all later sentences of this side up by one row. If the cell beside the next
 * sentence is empty, the other side moves up too.
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

export type Direction = 'up' | 'down';

/**
 * Moves a translation to the sentence before or after its own, even into the neighbouring paragraph, and joins it with the
 * translation there. Everything else stays in its row.
 */
export function moveTranslation(sheet: PairSheet, cell: Cell, direction: Direction): PairSheet {
  const target = findNeighbour(sheet, cell, direction);
  const text = textAt(sheet, cell);
  if (target === undefined || text === '') return sheet;
  const there = textAt(sheet, target);
  const joined = direction === 'up' ? `${there} ${text}` : `${text} ${there}`;
  return changeCell(clearCell(sheet, cell), target, joined.trim());
}

/** Empties the cell of a translation. A cell below the last source sentence is removed instead. */
const clearCell = (sheet: PairSheet, cell: Cell) =>
  cell.row < (sheet[cell.paragraph]?.source.length ?? 0)
    ? changeCell(sheet, cell, '')
    : changeColumn(sheet, cell, (column) => column.toSpliced(cell.row, 1));

/** The cell to which a translation moves; undefined if there is none in this direction. */
function findNeighbour(sheet: PairSheet, { paragraph, side, row }: Cell, direction: Direction): Cell | undefined {
  const rowCount = (index: number) => sheet[index]?.source.length ?? 0;
  if (direction === 'up') {
    if (row > 0) return { paragraph, side, row: row - 1 };
    return paragraph > 0 ? { paragraph: paragraph - 1, side, row: rowCount(paragraph - 1) - 1 } : undefined;
  }
  if (row + 1 < rowCount(paragraph)) return { paragraph, side, row: row + 1 };
  return paragraph + 1 < sheet.length ? { paragraph: paragraph + 1, side, row: 0 } : undefined;
}

const textAt = (sheet: PairSheet, { paragraph, side, row }: Cell) => sheet[paragraph]?.[side][row]?.trim() ?? '';

function changeColumn(
  sheet: PairSheet,
  { paragraph, side }: Cell,
  change: (column: readonly string[]) => readonly string[],
): PairSheet {
  return sheet.map((content, index) => (index === paragraph ? { ...content, [side]: change(content[side]) } : content));
}
