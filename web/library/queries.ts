import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, read } from '../platform/api.ts';

/** What home shows: begun and unread articles. It changes with every sentence read, so it is asked for afresh. */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: () => read(api.home.$get()),
  staleTime: 0,
});

export const searchQuery = (q: string, page: number) =>
  queryOptions({
    queryKey: ['search', q, page],
    queryFn: () => read(api.search.$get({ query: { q, page: String(page) } })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
