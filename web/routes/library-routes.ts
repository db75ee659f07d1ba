import { createRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { cutQuery, searchFilters } from '../../domain/library/search.ts';
import { searchQuery, waysQuery } from '../library/queries.ts';
import { askAhead } from '../platform/ask-ahead.ts';
import { lazyPage, shell } from './layouts.tsx';
import { textInAddress } from './text-in-address.ts';

export const search = createRoute({
  getParentRoute: () => shell,
  path: '/search',
  validateSearch: v.object({
    q: v.optional(v.fallback(v.pipe(textInAddress, v.transform(cutQuery)), '')),
    page: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)),
    type: v.fallback(v.optional(searchFilters.type), undefined),
    genre: v.fallback(v.optional(searchFilters.genre), undefined),
    length: v.fallback(v.optional(searchFilters.length), undefined),
    level: v.fallback(v.optional(searchFilters.level), undefined),
    language: v.fallback(v.optional(searchFilters.language), undefined),
    /** The filter “Right for me”: only articles in which the learner knows most words. */
    fit: v.fallback(v.optional(v.literal('me')), undefined),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { q = '', page = 1, fit, ...filters } }) =>
    Promise.all([
      // The page offers to create an article. The offer depends on how articles can be created.
      askAhead(queryClient, waysQuery),
      fit === undefined ? askAhead(queryClient, searchQuery({ q, page, filters })) : undefined,
    ]),
  component: lazyPage(() => import('../library/search/search-page.tsx'), 'SearchPage'),
});

export const myArticles = createRoute({
  getParentRoute: () => shell,
  path: '/my-articles',
  component: lazyPage(() => import('../library/shelf/my-articles-page.tsx'), 'MyArticlesPage'),
});

export const readingHistory = createRoute({
  getParentRoute: () => shell,
  path: '/history',
  validateSearch: v.object({ page: v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1)) }),
  component: lazyPage(() => import('../library/shelf/history-page.tsx'), 'HistoryPage'),
});
