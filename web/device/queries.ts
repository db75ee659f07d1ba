import { queryOptions } from '@tanstack/react-query';
import { listKeptArticles } from './kept-articles.ts';

/** The articles that can be read offline. Refetched each time, because opening an article changes it. */
export const keptArticlesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['kept-articles', userId],
    queryFn: () => listKeptArticles(userId).catch(() => []),
    staleTime: 0,
    gcTime: 0,
  });
