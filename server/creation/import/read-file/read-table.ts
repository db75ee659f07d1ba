import { type Language, languages } from '../../../../domain/language.ts';
import { parseCsv } from '../../../../domain/learning/import/csv.ts';
import { type ReadDocument, Unreadable } from './read-document.ts';
import { toBilingual } from './to-bilingual.ts';

/** Commas are tried last, because sentences contain them. */
const separators = ['\t', ';', ','];
/**
 * In a table of sentence pairs, more than half of the rows have two cells and at most a tenth have more: some
 * translations may be missing, and a few sentences may contain the separator.
 */
const leastComplete = 0.5;
const mostWide = 0.1;

/** Reads a table with a sentence and its translation in each row. If the first row names languages, it is a header. */
export function readTable(text: string): ReadDocument {
  const rows = separators.map((separator) => splitRows(text, separator)).find(areMostlyPairs);
  if (rows === undefined) throw new Unreadable('unknown-kind');
  const [source, translation] = (rows[0] ?? []).map(findLanguage);
  const hasHeader = source !== undefined || translation !== undefined;
  return toBilingual(null, {
    languages: { source: source ?? null, translation: translation ?? null },
    pairs: rows
      .slice(hasHeader ? 1 : 0)
      .map(([first = '', ...rest]) => ({ source: first, translation: rest.join(' ') })),
  });
}

/** Removes the empty cells that spreadsheets write at the end of a row. */
function splitRows(text: string, separator: string) {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  // Quotation marks in tab-separated files often belong to the text. If every line has two cells, the file is not parsed as
  // CSV.
  const isPlain = separator === '\t' && lines.every((line) => line.split('\t').length === 2);
  const rows = isPlain ? lines.map((line) => line.split('\t')) : parseCsv(text, { separator });
  return rows.map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1));
}

const areMostlyPairs = (rows: readonly string[][]) =>
  rows.filter(({ length }) => length === 2).length > rows.length * leastComplete &&
  rows.filter(({ length }) => length > 2).length <= rows.length * mostWide;

/** Finds a language by its code, or by its name in any of the seven languages. */
function findLanguage(cell: string): Language | undefined {
  const name = cell.trim().toLowerCase();
  return languages.find(
    (language) => language === codeOf(name) || languages.some((other) => nameOf(language, other) === name),
  );
}

/** A language code with or without a region: es, es-419, pt_PT. */
const codeOf = (name: string) => /^([a-z]{2})(?:[-_][a-z\d]{2,8})?$/.exec(name)?.[1];

const nameOf = (language: Language, inLanguage: Language) =>
  new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language)?.toLowerCase();
