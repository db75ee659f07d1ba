import * as v from 'valibot';
import { languages } from '../../language.ts';

export const longestImport = 8_000_000;
/** A file with more words is rejected. */
export const mostImportedWords = 20_000;
/**
 * The maximum number of imported reviews per word. There is a maximum because every new grade reads all reviews of its word.
 * No learner grades a word this often.
 */
export const mostImportedReviews = 1000;

/**
 * `table`: a CSV or tab-separated file of Foxtale, LingQ, Readlang or Lute, or Anki notes in plain text. The columns show
 * which app the file is from; Anki notes begin with “#separator:”. `known`: known words, one per line or separated by
 * commas, semicolons or tabs. `kindle`: Kindle's vocab.db, in base64.
 */
export const importWordsSchema = v.strictObject({
  language: v.picklist(languages),
  kind: v.picklist(['table', 'known', 'kindle']),
  file: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(longestImport, 'too-long')),
});
export type ImportedFile = v.InferOutput<typeof importWordsSchema>;

export interface ImportResult {
  added: number;
  /** The number of words that were already in the learner's list. */
  kept: number;
  /** The number of lines that contain no word of the language. */
  skipped: number;
}
