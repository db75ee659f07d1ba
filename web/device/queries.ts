import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Language } from '../../domain/language.ts';
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
export const deviceSearchQuery = ({ userId, language, q }: { userId: string; language: Language | null; q: string }) =>
  queryOptions({
    queryKey: ['kept-articles', userId, 'search', language, q],
    queryFn: () => searchKeptArticles({ userId, language, query: q }).catch(() => []),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
