interface CsvOptions {
  mostRows?: number;
  /** The default is the most frequent separator in the first line. */
  separator?: string;
}

/** Reads at most `mostRows` rows of CSV (RFC 4180) with commas, semicolons or tabs. Rows without text are left out. */
export function parseCsv(text: string, options: CsvOptions = {}): string[][] {
  const content = text.replace(/^\uFEFF/, '');
  const { mostRows = Number.POSITIVE_INFINITY, separator = findSeparator(content) } = options;
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  while (position < content.length && rows.length < mostRows) {
    const cell = readCell(content, position, separator);
    row.push(cell.value);
    position = cell.end + 1;
    if (content[cell.end] === separator) continue;
    // “\r\n” is one line end.
    if (content[cell.end] === '\r' && content[position] === '\n') position += 1;
    if (hasText(row)) rows.push(row);
    row = [];
  }
  if (hasText(row)) rows.push([...row, '']);
  return rows;
}

const hasText = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

function findSeparator(content: string) {
  const [line = ''] = content.split(/[\r\n]/, 1);
  const countOf = (separator: string) => line.split(separator).length;
  return ['\t', ';', ','].reduce((best, each) => (countOf(each) >= countOf(best) ? each : best));
}

interface Cell {
  value: string;
  /** The position of the separator or line end after the cell. */
  end: number;
}

function readCell(content: string, start: number, separator: string): Cell {
  const isQuoted = content[start] === '"';
  let value = '';
  let position = start;
  if (isQuoted) {
    let closing = content.indexOf('"', start + 1);
    let from = start + 1;
    while (closing >= 0 && content[closing + 1] === '"') {
      value += content.slice(from, closing + 1);
      from = closing + 2;
      closing = content.indexOf('"', from);
    }
    position = closing < 0 ? content.length : closing + 1;
    value += content.slice(from, closing < 0 ? content.length : closing);
  }
  const from = position;
  while (position < content.length && !isEnd(content[position], separator)) position += 1;
  return { value: value + content.slice(from, position), end: position };
}

const isEnd = (character: string | undefined, separator: string) =>
  character === separator || character === '\n' || character === '\r';

/** Starts with a byte order mark, because without it Excel shows accented letters wrongly. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(writeCell).join(',')).join('\r\n')}\r\n`;

const writeCell = (value: string) => {
  const safe = protectCell(value);
  return /["\n\r,;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const formula = /^'*[=+\-@\t\r]/;

/**
 * Protects against CSV injection: spreadsheets run a cell that begins like a formula. An apostrophe makes the cell plain
 * text.
 */
const protectCell = (value: string) => (formula.test(value) ? `'${value}` : value);

/** Removes the apostrophe that `protectCell` added. */
export const readProtectedCell = (value: string) =>
  value.startsWith("'") && formula.test(value) ? value.slice(1) : value;
