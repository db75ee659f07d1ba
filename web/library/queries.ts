import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SearchFilters } from '../../domain/library/search.ts';
import { api, read } from '../platform/api.ts';
import { justNowMs } from '../platform/ask-ahead.ts';

/** Started and unread articles for the home page. Refetched each time, because every sentence read changes it. */
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

// Removes undefined filters, which would be sent as the text “undefined”.
const defined = (filters: SearchFilters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));

/** Whether a model writes articles or they come from the drawer. */
export const writerQuery = queryOptions({
  queryKey: ['writer'],
  queryFn: async () => (await read(api.creation.ways.$get())).writer,
});
