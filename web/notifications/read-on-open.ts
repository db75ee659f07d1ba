import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { markRead, notificationsQuery } from './queries.ts';

/** Marks the notifications about an article as read when it is opened. Returns a cleanup function. */
export function readOnOpen(client: QueryClient, router: RegisteredRouter) {
  const readAboutOpenArticle = () => {
    const articleId = openArticle(router);
    const isAllRead = client.getQueryData(notificationsQuery.queryKey)?.pages[0]?.unread === 0;
    // Not important enough to report: the bell marks everything as read when it is closed.
    if (articleId !== undefined && !isAllRead) markRead(client, articleId).catch(() => {});
  };
  readAboutOpenArticle();
  return router.subscribe('onResolved', ({ pathChanged }) => pathChanged && readAboutOpenArticle());
}

/** The id of the article that is being read; undefined on any other page. */
export const openArticle = (router: RegisteredRouter) =>
  /^\/article\/([^/]+)$/.exec(router.state.location.pathname)?.[1];
