import * as v from 'valibot';
import { type Language, languages } from '../language.ts';
import type { ListedArticle } from './article.ts';
import { articleLengths, articleTypes, genres } from './article-attributes.ts';

export const searchMaxLength = 200;

/** As much of a query as is searched for. Half a character, where the cut goes through one, could not be sent. */
export const cutQuery = (query: string) => query.trim().slice(0, searchMaxLength).toWellFormed();

export const resultsPerPage = 20;

// The cost of a search is the matches it ranks, so it ranks no more than these in each language.
export const mostRanked = 300;
const lastPage = mostRanked / resultsPerPage;

export const searchFilters = {
  type: v.picklist(articleTypes),
  genre: v.picklist(genres),
  length: v.picklist(articleLengths),
  /** A language it can be read in. */
  language: v.picklist(languages),
};
export type SearchFilters = {
  [Name in keyof typeof searchFilters]?: v.InferOutput<(typeof searchFilters)[Name]> | undefined;
};

export const searchQuerySchema = v.object({
  /** Without words, everything that can be read is listed, the newest first. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(searchMaxLength, 'too-long'))),
  page: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}$/),
      v.toNumber(),
      v.minValue(1),
      v.transform((page) => Math.min(page, lastPage)),
    ),
    '1',
  ),
  type: v.optional(searchFilters.type),
  genre: v.optional(searchFilters.genre),
  length: v.optional(searchFilters.length),
  language: v.optional(searchFilters.language),
});

/** Around the found words of a snippet: characters of no language, so that no text can fake them. */
export const foundMarks = { start: '\u{E000}', end: '\u{E001}' } as const;

export interface SearchResult extends ListedArticle {
  /** Every language it can be read in. */
  languages: Language[];
  /** The first sentence that fits, its found words between foundMarks; null when only the title does. */
  snippet: string | null;
  snippetLanguage: Language;
}

export interface SearchResults {
  results: SearchResult[];
  total: number;
  /** There are more than the total, but none of them fits better. */
  hasMore: boolean;
  /** What was searched for instead, when the query had a typo. */
  correctedTo: string | null;
  /** Why the query tells no article apart: it has no word to look for, or only words of nearly every sentence. */
  problem: 'no-words' | 'common-words' | null;
}
