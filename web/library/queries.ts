import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ListedArticle } from '../../domain/library/article.ts';
import type { SearchFilters } from '../../domain/library/search.ts';
import { api, read } from '../platform/api.ts';
import { justNowMs } from '../platform/ask-ahead.ts';

/**
 * The started and the unread articles of the home page. They are refetched each time, because every sentence that is read
 * changes them.
 */
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

export const myArticlesQuery = queryOptions({
  queryKey: ['my-articles'],
  queryFn: () => read(api['my-articles'].$get()),
  staleTime: 0,
  meta: { dependsOnLanguages: true },
});

export const historyQuery = (page: number) =>
  queryOptions({
    queryKey: ['history', page],
    queryFn: () => read(api.history.$get({ query: { page: String(page) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { dependsOnLanguages: true },
  });

/** Moves the position to the beginning, so that a finished article can be read again. */
export const startAgain = mutationOptions({
  mutationFn: ({ id: articleId, titleLanguage: language }: Pick<ListedArticle, 'id' | 'titleLanguage'>) => {
    const position = { sentence: 1, isFinished: false, readAt: new Date().toISOString() };
    return read(api.articles[':articleId'].position.$post({ param: { articleId }, json: { language, ...position } }));
  },
});

export const bookmarking = mutationOptions({
  mutationFn: async ({ articleId, isBookmarked }: { articleId: string; isBookmarked: boolean }) => {
    const { bookmark } = api.articles[':articleId'];
    const param = { articleId };
    await (isBookmarked ? read(bookmark.$put({ param })) : read(bookmark.$delete({ param })));
  },
});

/** How articles can be created on this server. */
export const waysQuery = queryOptions({ queryKey: ['ways'], queryFn: () => read(api.creation.ways.$get()) });

/** Whether a model writes the articles, or they are ready-made articles from the drawer. */
export const writerQuery = queryOptions({ ...waysQuery, select: ({ writer }) => writer });
