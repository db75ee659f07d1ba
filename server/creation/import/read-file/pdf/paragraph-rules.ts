import { type BodyType, type Column, findMode, type Line } from './line.ts';

interface Edges {
  left: number;
  right: number;
}

/** An indent between these two limits (in ems) may begin a paragraph. */
const smallestIndent = 0.6;
const largestIndent = 8;
const fewestLines = 4;
/**
 * A new verse can begin only after a line with free space at its end: more than this share of the column width (see
 * `findRoom`).
 */
const clearRoom = 0.2;

/** How a line relates to the previous line. */
type Relation = 'same' | 'new verse' | 'new paragraph';

/** Decides where paragraphs begin: by gaps, indents and lines that end early. */
export function createParagraphRules(columns: readonly Column[], body: BodyType) {
  const margins = listMargins(columns);
  const places = new Map<Line, { column: Column; edges: Edges; isQuoted: boolean }>();
  for (const column of columns) {
    const edges = correctEdges(column, margins);
    const quotation = findQuotations(column, edges);
    for (const line of column) places.set(line, { column, edges, isQuoted: quotation.has(line) });
  }
  const placeOf = (line: Line) => {
    const place = places.get(line);
    if (place === undefined) throw new Error('The line is in none of the columns.');
    return place;
  };

  return (last: Line, line: Line): Relation => {
    if (Math.abs(last.size - line.size) > 0.1 * line.size) return 'new paragraph';
    const [lastPlace, place] = [placeOf(last), placeOf(line)];
    const isNextColumn = lastPlace.column !== place.column;
    const leading = (body.leading * line.size) / body.size;
    if (!isNextColumn && line.y - last.y > 1.35 * leading) return 'new paragraph';
    if (/^[•▪◦‣●■]/u.test(line.text)) return 'new paragraph';
    const room = findRoom(last, line, lastPlace.edges);
    const indent = indentOf(line, place.edges);
    const isDeeper = !place.isQuoted || indent > indentOf(last, lastPlace.edges) + 0.3;
    if (isIndent(indent) && isDeeper && (endsSentence(last) || room > 0)) return 'new paragraph';
    const isNextLayout = isNextColumn && !haveSameWidth(lastPlace.edges, place.edges);
    if (endsSentence(last) && (room > 0 || startsSpeech(line) || isNextLayout)) return 'new paragraph';
    const isVerse = room > clearRoom && !/[-\u2010\u00ad]$/u.test(last.text) && /^[¿¡«“"]?\p{Lu}/u.test(line.text);
    return isVerse && !isNextColumn ? 'new verse' : 'same';
  };
}

const indentOf = ({ x, size }: Line, { left }: Edges) => (x - left) / size;
const isIndent = (indent: number) => indent > smallestIndent && indent < largestIndent;

/**
 * Finds indented quotations: lines with the same indent that follow each other. If every line before the last one ends
 * a sentence, the lines are short paragraphs of a dialogue and not a quotation.
 */
function findQuotations(column: Column, edges: Edges): ReadonlySet<Line> {
  const runs: Line[][] = [];
  for (const line of column) {
    const last = runs.at(-1)?.at(-1);
    const isSame = last !== undefined && Math.abs(last.x - line.x) < 0.3 * line.size;
    if (isSame) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  const isQuotation = (run: readonly Line[]) =>
    run[0] !== undefined && isIndent(indentOf(run[0], edges)) && run.slice(0, -1).some((line) => !endsSentence(line));
  return new Set(runs.filter(isQuotation).flat());
}

const haveSameWidth = (a: Edges, b: Edges) =>
  Math.abs(a.right - a.left - (b.right - b.left)) < 0.2 * Math.max(a.right - a.left, b.right - b.left);

const endsSentence = ({ text }: Line) => /[.!?…:][»”"’')\]]*$/u.test(text);
const startsSpeech = ({ text }: Line) => /^[—–] ?[\p{Lu}¡¿«“]/u.test(text);

/** The space that would be left in the line `last` after adding the first word of `next`, as a share of the column width. */
function findRoom(last: Line, next: Line, { left, right }: Edges) {
  const word = /^\S+/u.exec(next.text)?.[0].length ?? 0;
  const wordWidth = ((next.right - next.x) * word) / Math.max(1, next.text.length);
  return (right - last.right - 0.75 * last.size - wordWidth) / (right - left);
}

/** The left edge is the leftmost position at which several lines begin. */
function findEdges(column: Column): Edges {
  const starts = [...Map.groupBy(column, ({ x }) => Math.round(x)).entries()];
  const shared = starts.filter(([, lines]) => lines.length >= Math.max(2, 0.15 * column.length)).map(([x]) => x);
  const left = Math.min(...(shared.length > 0 ? shared : column.map(({ x }) => x)));
  return { left, right: Math.max(...column.map((line) => line.right)) };
}

function listMargins(columns: readonly Column[]) {
  const long = columns.filter((column) => column.length >= fewestLines);
  return (long.length > 0 ? long : columns).map((column) => findEdges(column).left);
}

/** In a column of few lines, every line may be indented. In that case, uses the margin of another column. */
function correctEdges(column: Column, margins: readonly number[]): Edges {
  const edges = findEdges(column);
  if (column.length >= fewestLines) return edges;
  const start = Math.min(...column.map(({ x }) => x));
  const size = column[0]?.size ?? 0;
  const near = margins.filter((margin) => margin <= start + 1 && margin > start - largestIndent * size);
  return { left: findMode(near.map((margin) => [margin, 1])) ?? start, right: edges.right };
}
