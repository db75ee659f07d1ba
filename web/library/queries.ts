import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SearchFilters } from '../../domain/library/search.ts';
import { api, read } from '../platform/api.ts';
import { justNowMs } from '../platform/ask-ahead.ts';

/** What home shows: begun and unread articles. It changes with every sentence read, so it is asked for afresh. */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: () => read(api.home.$get()),
  staleTime: 0,
  meta: { dependsOnLanguages: true },
});

interface Search {
  q: string;
  page: number;
  filters: SearchFilters;
}

export const searchQuery = ({ q, page, filters }: Search) =>
  queryOptions({
    queryKey: ['search', q, page, filters],
    queryFn: () =>
      read(api.search.$get({ query: { ...(q !== '' && { q }), page: String(page), ...defined(filters) } })),
    placeholderData: keepPreviousData,
    staleTime: justNowMs,
    meta: { dependsOnLanguages: true },
  });

// A filter that is lifted must not be sent as the word “undefined”.
const defined = (filters: SearchFilters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

/** Whether Foxy writes with a model or gives from the drawer. */
export const writerQuery = queryOptions({
  queryKey: ['writer'],
  queryFn: async () => (await read(api.creation.ways.$get())).writer,
});
