import { mark } from './clean-run.ts';
import type { WordJoiner } from './join-words.ts';
import type { BodyType, Column, Line } from './line.ts';

const anyMark = new RegExp(`${mark.start}([^${mark.end}]*)${mark.end}`, 'gu');
const noteStart = new RegExp(
  `^(?:${mark.start}([^${mark.end}]*)${mark.end}|(\\d{1,3}|[*†‡§]{1,3})[.)]?(?=\\s))\\s*`,
  'u',
);

/**
 * Moves the footnotes from the ends of the columns to the lines that refer to them. A note without a reference is moved to the
 * last line of its page.
 */
export function attachNotes(columns: readonly Column[], body: BodyType, join: WordJoiner): Column[] {
  const byPage = Map.groupBy(columns, (column) => column[0]?.page);
  return [...byPage.values()].flatMap((page) => {
    const divided = page.map((column) => divideColumn(column, body));
    // A page that contains only notes, such as a page of endnotes, is treated as text.
    const isOfNotes = divided.every(({ lines }) => lines.length === 0);
    const notes = isOfNotes
      ? []
      : divided.flatMap((column) => column.notes.map(({ sign, lines }) => ({ sign, text: join(lines) })));
    const texts = isOfNotes ? page : divided.map(({ lines }) => lines);
    const used = new Set<Note>();
    const resolved = texts.map((column) => column.map((line) => resolveMarks(line, notes, used)));
    const unused = notes.filter((note) => !used.has(note)).map(({ text }) => text);
    return attachToLast(
      resolved.filter((column) => column.length > 0),
      unused,
    );
  });
}

interface Note {
  sign: string;
  text: string;
}

/**
 * Separates the footnotes from the text of a column. Footnotes are smaller than the text, are at the end of the column,
 * and begin with a number or a sign such as *.
 */
function divideColumn(column: Column, body: BodyType) {
  const isSmall = ({ size }: Line) => size < 0.94 * body.size;
  const end = column.findLastIndex((line) => !isSmall(line)) + 1;
  const first = column.findIndex((line, index) => index >= end && noteStart.test(line.text));
  if (first === -1) return { lines: column, notes: [] };
  const notes: { sign: string; lines: Line[] }[] = [];
  for (const line of column.slice(first)) {
    const start = noteStart.exec(line.text);
    if (start === null) notes.at(-1)?.lines.push(line);
    else notes.push({ sign: start[1] ?? start[2] ?? '', lines: [{ ...line, text: line.text.slice(start[0].length) }] });
  }
  return { lines: column.slice(0, first), notes };
}

function resolveMarks(line: Line, notes: readonly Note[], used: Set<Note>): Line {
  const found: string[] = [];
  const text = line.text.replaceAll(anyMark, (_, sign: string, offset: number) => {
    const note = notes.find((each) => each.sign === sign && !used.has(each));
    if (note === undefined) return isReference(line.text.slice(0, offset)) ? '' : sign;
    used.add(note);
    found.push(note.text);
    return '';
  });
  return { ...line, text: text.replaceAll(/ {2,}/g, ' ').trim(), notes: found };
}

/**
 * Whether a raised number without a note on its page refers to a note at the end of the book. The raised numbers in “m²” and
 * “10³” are no references.
 */
const isReference = (before: string) => /(?:\p{L}{3}|[^\p{L}\p{N}\s])$/u.test(before);

function attachToLast(columns: Column[], notes: readonly string[]): Column[] {
  const [last, line] = [columns.at(-1), columns.at(-1)?.at(-1)];
  if (notes.length === 0 || last === undefined || line === undefined) return columns;
  return [...columns.slice(0, -1), [...last.slice(0, -1), { ...line, notes: [...(line.notes ?? []), ...notes] }]];
}
