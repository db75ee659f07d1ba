import * as v from 'valibot';
import { mostRanked, resultsPerPage, searchFilters, searchMaxLength } from './search.ts';

const lastPage = mostRanked / resultsPerPage;

export const searchQuerySchema = v.object({
  /** Without a query, all readable articles are listed, newest first. */
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
  level: v.optional(searchFilters.level),
  language: v.optional(searchFilters.language),
});
