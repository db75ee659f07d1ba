import * as v from 'valibot';
import { type Language, languages } from '../language.ts';
import { levels } from '../level.ts';
import type { ListedArticle } from './article.ts';
import { articleLengths, articleTypes, genres } from './article-attributes.ts';
import { genreGroupNames } from './genre-groups.ts';

export const searchMaxLength = 200;

/**
 * Truncates a query to the maximum length. If the cut splits a surrogate pair, `toWellFormed` replaces the remaining half,
 * which cannot be encoded in a URL.
 */
export const cutQuery = (query: string) => query.trim().slice(0, searchMaxLength).toWellFormed();

export const resultsPerPage = 20;

// Ranking takes time per match, so at most this many matches per language are ranked.
export const mostRanked = 300;

export const searchFilters = {
  type: v.picklist(articleTypes),
  /** A group of genres. Single genres are accepted too, because old links contain them. */
  genre: v.picklist([...genreGroupNames, ...genres]),
  length: v.picklist(articleLengths),
  level: v.picklist(levels),
  /** A language the article can be read in. */
  language: v.picklist(languages),
};
export type SearchFilters = {
  [Name in keyof typeof searchFilters]?: v.InferOutput<(typeof searchFilters)[Name]> | undefined;
};

/** Delimiters of matched words in a snippet. Private-use characters, so that no text can contain them. */
export const foundMarks = { start: '\u{E000}', end: '\u{E001}' } as const;

export interface SearchResult extends ListedArticle {
  /** Every language the article can be read in. */
  languages: Language[];
  /** The first matching sentence, with its matched words between foundMarks. Null if only the title matches. */
  snippet: string | null;
  snippetLanguage: Language;
  /** Whether the query was found in title, keywords or summary, not only in the text; null without a query. */
  isAboutIt: boolean | null;
  /** Where the query was found; null without a query. */
  reason: MatchReason | null;
}

export type MatchReason = { place: 'title' | 'summary' | 'text' } | { place: 'keywords'; keyword: string };

export interface SearchResults {
  results: SearchResult[];
  total: number;
  /** There are more matches than `total`, which is at most `mostRanked`. */
  hasMore: boolean;
  /** The query that was used instead, if the original had a typo. */
  correctedTo: string | null;
  /** Why the query matches no articles: it contains no words, or only very common ones. */
  problem: 'no-words' | 'common-words' | null;
}
