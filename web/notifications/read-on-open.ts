import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { Notification } from '../../domain/notifications/notification.ts';
import { markRead, notificationsQuery } from './queries.ts';

/** Marks the notifications about an article as read when it is opened. Returns a cleanup function. */
export function readOnOpen(client: QueryClient, router: RegisteredRouter) {
  const readAboutOpenArticle = () => {
    const articleId = openArticle(router);
    const newest = client.getQueryData(notificationsQuery.queryKey)?.pages[0];
    const isAllRead = newest?.unread === 0 && !newest.notifications.some((news) => isAtWork(news, articleId));
    // Errors are ignored: closing the panel of the bell marks everything as read anyway.
    if (articleId !== undefined && !isAllRead) markRead(client, articleId).catch(() => {});
  };
  readAboutOpenArticle();
  return router.subscribe('onResolved', ({ pathChanged }) => pathChanged && readAboutOpenArticle());
}

/**
 * Whether the notification says that this article is being written. If so, `markRead` is called even if all is read: the server
 * then knows that the user has opened the article, and sends no notification when the article is finished.
 */
const isAtWork = (news: Notification, articleId: string | undefined) =>
  news.kind === 'article-generating' && news.articleId === articleId;

/** The id of the article that is being read; undefined on any other page. */
export const openArticle = (router: RegisteredRouter) =>
  /^\/article\/([^/]+)$/.exec(router.state.location.pathname)?.[1];
