import { queryOptions } from '@tanstack/react-query';
import { listKeptArticles } from './kept-articles.ts';

/** What can be read without a connection. It changes with every article opened, so it is looked up afresh. */
export const keptArticlesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['kept-articles', userId],
    queryFn: () => listKeptArticles(userId).catch(() => []),
    staleTime: 0,
    gcTime: 0,
  });
