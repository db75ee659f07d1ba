import { type Language, languages } from '../../language.ts';
import { type PartOfSpeech, partsOfSpeech } from '../../lexicon/concept.ts';
import { type Grade, grades } from '../review/review.ts';
import { parseCsv, readProtectedCell, writeCsv } from './csv.ts';
import { mostImportedReviews, mostImportedWords } from './import-words.ts';

/** A word in an imported or exported file of Foxtale or another app. */
export interface WordInTable {
  word: string;
  /** Null in files of other apps. For these, the lexicon finds the part of speech. */
  partOfSpeech: PartOfSpeech | null;
  form: string;
  meaning: string;
  sentence: string;
  ranges: (readonly [start: number, end: number])[];
  translation: string | null;
  gender: string | null;
  nativeLanguage: Language | null;
  isKnown: boolean;
  isInReview: boolean;
  isSuspended: boolean;
  lookups: number;
  forgivenLapses: number;
  savedAt: string | null;
  /** The grades that were not undone. The schedule is rebuilt from them. */
  reviews: { at: string; grade: Grade }[];
}

const columns = [
  'word',
  'part_of_speech',
  'form',
  'meaning',
  'sentence',
  'translation',
  'gender',
  'state',
  'in_review',
  'suspended',
  'marked_known',
  'saved_at',
  'due_at',
  'lookups',
  'native_language',
  'ranges',
  'forgiven_lapses',
  'reviews',
] as const;

/** `state` and `due_at` are only for people to read; an import calculates them from the reviews. */
export type ExportedWord = WordInTable & { state: string; dueAt: string | null };

export const writeWordTable = (words: readonly ExportedWord[]): string =>
  writeCsv([columns, ...words.map((word) => columns.map((column) => cellOf(word, column)))]);

function cellOf(word: ExportedWord, column: (typeof columns)[number]): string {
  const cells: Record<typeof column, string> = {
    word: word.word,
    part_of_speech: word.partOfSpeech ?? '',
    form: word.form,
    meaning: word.meaning,
    sentence: word.sentence,
    translation: word.translation ?? '',
    gender: word.gender ?? '',
    state: word.state,
    in_review: writeFlag(word.isInReview),
    suspended: writeFlag(word.isSuspended),
    marked_known: writeFlag(word.isKnown),
    saved_at: word.savedAt ?? '',
    due_at: word.dueAt ?? '',
    lookups: String(word.lookups),
    native_language: word.nativeLanguage ?? '',
    ranges: word.ranges.map(([start, end]) => `${start}:${end}`).join(' '),
    forgiven_lapses: String(word.forgivenLapses),
    reviews: word.reviews.map(({ at, grade }) => `${at}=${grade}`).join(' '),
  };
  return cells[column];
}

const writeFlag = (isSet: boolean) => (isSet ? 'yes' : 'no');

/** Reads a file that Foxtale has exported; undefined for any other file. */
export function readOwnTable(text: string): WordInTable[] | undefined {
  // Reads only one word more than allowed: that is enough to reject the file.
  const [header = [], ...rows] = parseCsv(text, { mostRows: mostImportedWords + 2 });
  const names = header.map((name) => name.trim().toLowerCase());
  if (!['word', 'part_of_speech', 'reviews'].every((name) => names.includes(name))) return undefined;
  const places = new Map(columns.map((column) => [column, names.indexOf(column)]));
  return rows.map((cells) => {
    const cell = (column: (typeof columns)[number]) => readProtectedCell(cells[places.get(column) ?? -1] ?? '').trim();
    return {
      word: cell('word'),
      partOfSpeech: partsOfSpeech.find((part) => part === cell('part_of_speech')) ?? null,
      form: cell('form') || cell('word'),
      meaning: cell('meaning'),
      sentence: cell('sentence'),
      ranges: readRanges(cell('ranges'), cell('sentence').length),
      translation: cell('translation') || null,
      gender: cell('gender') || null,
      nativeLanguage: languages.find((language) => language === cell('native_language')) ?? null,
      isKnown: cell('marked_known') === 'yes',
      isInReview: cell('in_review') !== 'no',
      isSuspended: cell('suspended') === 'yes',
      lookups: readCount(cell('lookups')),
      forgivenLapses: readCount(cell('forgiven_lapses')),
      savedAt: readTime(cell('saved_at')),
      reviews: cell('reviews').split(' ', mostImportedReviews).flatMap(readReview),
    };
  });
}

function readRanges(cell: string, length: number): WordInTable['ranges'] {
  const ranges = Array.from(cell.matchAll(/(\d+):(\d+)/g), ([, start, end]) => [Number(start), Number(end)] as const);
  return ranges.filter(([start, end]) => start < end && end <= length);
}

const readCount = (cell: string) => (/^\d{1,6}$/.test(cell) ? Number(cell) : 0);

const readTime = (cell: string) => toTime(Date.parse(cell));

const [earliest, latest] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

/** Null for a time outside this century: it is an error in the file, and may not fit into the database. */
export const toTime = (ms: number) => (ms >= earliest && ms < latest ? new Date(ms).toISOString() : null);

function readReview(text: string): WordInTable['reviews'] {
  const [time = '', given] = text.split('=');
  const at = readTime(time);
  const grade = grades.find((each) => String(each) === given);
  return at === null || grade === undefined ? [] : [{ at, grade }];
}
