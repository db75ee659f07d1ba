import type { Language } from '../../language.ts';
import { parseCsv } from './csv.ts';
import { mostImportedWords } from './import-words.ts';
import type { WordInTable } from './word-table.ts';

const names = {
  word: ['term', 'word', 'lingq'],
  meaning: ['translation', 'hint', 'hint 1', 'hint1', 'hints', 'meaning', 'definition'],
  sentence: ['phrase', 'fragment', 'context', 'sentence', 'example'],
  status: ['status'],
  language: ['language'],
} satisfies Record<string, string[]>;
type Column = keyof typeof names;

/** The order of the columns in files of Readlang, which have no column names. */
const usualOrder: readonly Column[] = ['word', 'meaning', 'sentence'];

/**
 * Reads a file exported from LingQ, Readlang or Lute. Leaves out words of other languages and words that the user ignores.
 */
export function readForeignTable(text: string, language: Language): WordInTable[] {
  const rows = parseCsv(text);
  const header = (rows[0] ?? []).map((name) => name.trim().toLowerCase());
  const hasHeader = header.some((name) => names.word.includes(name));
  const placeOf = (column: Column) =>
    hasHeader ? header.findIndex((name) => names[column].includes(name)) : usualOrder.indexOf(column);
  const places: Record<Column, number> = {
    word: placeOf('word'),
    meaning: placeOf('meaning'),
    sentence: placeOf('sentence'),
    status: placeOf('status'),
    language: placeOf('language'),
  };
  // Only Lute has a language column. In Lute a known word has status 5, in LingQ status 4.
  const firstKnown = places.language >= 0 ? 5 : 4;
  return (hasHeader ? rows.slice(1) : rows).flatMap((cells): WordInTable[] => {
    const cell = (column: Column) => (cells[places[column]] ?? '').trim();
    const status = cell('status').toUpperCase();
    if (!isOf(cell('language'), language) || ignored.includes(status)) return [];
    const isKnown = status === 'W' || status === 'KNOWN' || Number(status) >= firstKnown;
    return [toWord({ word: cell('word'), meaning: cell('meaning'), sentence: cell('sentence'), isKnown })];
  });
}

/** The values of the status column in Lute for words that the user ignores. */
const ignored = ['I', '98'];

const namesOfLanguages: Record<string, Language> = {
  english: 'en',
  spanish: 'es',
  french: 'fr',
  german: 'de',
  portuguese: 'pt',
  italian: 'it',
  slovenian: 'sl',
  slovene: 'sl',
};

/** Lute lets users name a language freely, so words with an unknown language name are imported too. */
const isOf = (name: string, language: Language) => (namesOfLanguages[name.toLowerCase()] ?? language) === language;

interface Found {
  word: string;
  meaning?: string;
  sentence?: string;
  isKnown: boolean;
  savedAt?: string | null;
}

/** Other apps export fewer fields than Foxtale; missing fields get defaults. Known words are not put into review. */
export const toWord = ({ word, meaning = '', sentence = '', isKnown, savedAt }: Found): WordInTable => ({
  word,
  partOfSpeech: null,
  form: word,
  meaning,
  sentence,
  ranges: [],
  translation: null,
  gender: null,
  nativeLanguage: null,
  isKnown,
  isInReview: !isKnown,
  isSuspended: false,
  lookups: 0,
  forgivenLapses: 0,
  savedAt: savedAt ?? null,
  reviews: [],
});

/** Reads a list of known words: one per line, or separated by commas, semicolons or tabs. */
export const readKnownList = (text: string): WordInTable[] =>
  text
    .replace(/^\uFEFF/, '')
    .matchAll(/[^\n\r,;\t]+/g)
    .map(([line]) => line.trim())
    .filter((word) => word !== '')
    .take(mostImportedWords + 1)
    .map((word) => toWord({ word, isKnown: true }))
    .toArray();
