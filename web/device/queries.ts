import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listKeptArticles } from './kept-articles.ts';
import { searchKeptArticles } from './search-kept-articles.ts';

/** The articles that can be read offline. Always refetched, because opening an article changes the list. */
export const keptArticlesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['kept-articles', userId],
    queryFn: () => listKeptArticles(userId).catch(() => []),
    staleTime: 0,
    gcTime: 0,
  });

/** Searches the articles on this device. */
export const deviceSearchQuery = (userId: string, q: string) =>
  queryOptions({
    queryKey: ['kept-articles', userId, 'search', q],
    queryFn: () => searchKeptArticles(userId, q).catch(() => []),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
