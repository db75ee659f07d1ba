import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { Notification } from '../../domain/notifications/notification.ts';
import { readAgain } from '../platform/read-again.ts';
import { toaster } from '../ui/overlay/toaster.ts';
import { linkOf, notificationKinds } from './notification-kinds.ts';
import { listNewestNotifications, markRead, notificationsQuery } from './queries.ts';
import { openArticle } from './read-on-open.ts';

interface Page {
  client: QueryClient;
  router: RegisteredRouter;
  i18n: I18n;
}

/** Updates the bell and shows a toast for finished work, unless the open page already shows it. */
export async function showNews(notificationId: string, { client, router, i18n }: Page) {
  // Does not use the data of the query, because the data may come from a request that started before the notification was
  // created.
  const [{ notifications }] = await Promise.all([
    listNewestNotifications(),
    readAgain(client, { queryKey: notificationsQuery.queryKey }),
  ]);
  const news = notifications.find(({ id }) => id === notificationId);
  if (news === undefined || news.isRead) return;
  if (openArticle(router) === news.articleId) return markRead(client, news.articleId);
  const { text, tone } = notificationKinds[news.kind];
  if (tone === 'place') return;
  if (isOnScreen(news, router)) return markRead(client, news.articleId);
  toaster.show({
    kind: tone === 'good' ? 'success' : 'error',
    title: i18n._(text),
    text: news.title,
    isElsewhere: true,
    action: {
      label: i18n._(tone === 'good' ? msg`Read now` : msg`See what happened`),
      onPress: () => void router.navigate(linkOf(news)),
    },
  });
}

const isOnScreen = ({ articleId }: Notification, router: RegisteredRouter) =>
  router.state.location.pathname.split('/').includes(articleId);
