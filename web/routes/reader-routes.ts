import { createRoute } from '@tanstack/react-router';
import { askAhead, justNowMs } from '../platform/ask-ahead.ts';
import { readingQuery } from '../reader/queries.ts';
import { lazyPage, reading } from './layouts.tsx';

export const article = createRoute({
  getParentRoute: () => reading,
  path: '/article/$articleId',
  // Hovering or touching a link prefetches the article. The data is only kept briefly, because it gets out of date.
  loader: ({ context: { queryClient }, params, preload }) => {
    const query = readingQuery(params.articleId);
    if (!preload) return askAhead(queryClient, query);
    void queryClient.prefetchQuery({ ...query, gcTime: justNowMs });
  },
  component: lazyPage(() => import('../reader/page/article-page.tsx'), 'ArticlePage'),
});
