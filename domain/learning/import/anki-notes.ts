import { parseCsv } from './csv.ts';
import { toWord } from './foreign-table.ts';
import { mostImportedWords } from './import-words.ts';
import { stripHtml } from './strip-html.ts';
import type { WordInTable } from './word-table.ts';

const separators: Record<string, string> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  space: ' ',
  pipe: '|',
  colon: ':',
};

/**
 * Reads a file that Anki exported as “Notes in Plain Text”; undefined for any other file. Such a file begins with lines such
 * as “#separator:tab” and “#tags column:3”. The first field is the word, or a sentence in which the word is marked; the
 * second field is the meaning.
 */
export function readAnkiNotes(text: string): WordInTable[] | undefined {
  const content = text.replace(/^\uFEFF/, '');
  const [head = ''] = /^(?:#[^\r\n]*(?:\r\n?|\n|$))+/.exec(content) ?? [];
  const settings = readSettings(head);
  if (!isAnki(settings)) return undefined;
  const named = settings.get('separator') ?? 'tab';
  const separator = separators[named.toLowerCase()] ?? named.slice(0, 1);
  const isHtml = settings.get('html') !== 'false';
  const others = listOtherColumns(settings);
  const rows = parseCsv(content.slice(head.length), { separator, mostRows: mostImportedWords + 1 });
  return rows.map((cells) => {
    const [first = '', second = ''] = cells.filter((_, index) => !others.has(index));
    const clean = (field: string) => (isHtml ? stripHtml(field) : field).trim();
    const marked = clean(findMarked(first));
    const whole = clean(withoutClozes(first));
    const isSentence = marked !== '' && marked !== whole;
    return toWord({
      word: isSentence ? marked : whole,
      meaning: clean(withoutClozes(second)),
      sentence: isSentence ? whole : '',
      isKnown: false,
    });
  });
}

/** The settings at the beginning of the file, for example `separator` and `tags column`. */
const readSettings = (head: string) =>
  new Map(
    head.split(/[\r\n]+/).flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon < 0 ? [] : [[line.slice(1, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
    }),
  );

const isAnki = (settings: ReadonlyMap<string, string>) =>
  ['separator', 'html', 'columns', ...otherColumns].some((name) => settings.has(name));

const otherColumns = ['guid column', 'notetype column', 'deck column', 'tags column'];

/** The indexes of the columns that are not fields of the note. In the file, columns are counted from one. */
const listOtherColumns = (settings: ReadonlyMap<string, string>) =>
  new Set(otherColumns.map((name) => Number(settings.get(name)) - 1));

const cloze = /\{\{c\d+::([^{}]*?)(?:::[^{}]*)?\}\}/g;

/** A cloze deletion, “{{c1::answer::hint}}”, becomes its answer. */
const withoutClozes = (field: string) => field.slice(0, longestField).replaceAll(cloze, '$1');

/** The first cloze deletion, or else the first bold, underlined or highlighted text. Empty if nothing is marked. */
function findMarked(field: string): string {
  const text = field.slice(0, longestField);
  const [, answer] = text.matchAll(cloze).next().value ?? [];
  const [, , marked] = /<(b|strong|u|mark)>([^<>]*)<\/\1>/i.exec(text) ?? [];
  return answer ?? marked ?? '';
}

/** Fields are cut at this length, to limit the work of the regular expressions. No word or sentence is longer. */
const longestField = 5000;
