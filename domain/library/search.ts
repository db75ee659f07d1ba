import * as v from 'valibot';
import type { Language } from '../language.ts';
import type { ListedArticle } from './article.ts';

export const searchMaxLength = 200;
export const resultsPerPage = 20;

export const searchQuerySchema = v.object({
  q: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(searchMaxLength, 'too-long')),
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.toNumber(), v.minValue(1)), '1'),
});

/** Around the found words of a snippet: characters of no language, so that no text can fake them. */
export const foundMarks = { start: '\u{E000}', end: '\u{E001}' } as const;

export interface SearchResult extends ListedArticle {
  /** The first sentence that fits, its found words between foundMarks; null when only the title does. */
  snippet: string | null;
  snippetLanguage: Language;
}

export interface SearchResults {
  results: SearchResult[];
  total: number;
  /** What was searched for instead, when the query had a typo. */
  correctedTo: string | null;
}
