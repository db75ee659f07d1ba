import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, onTestFinished, test } from 'vitest';
import { answerApi } from '../../tests/support/render-component.tsx';
import { createAppRouter } from '../routes.ts';
import { toaster } from '../ui/overlay/toaster.ts';
import { createdNotification } from './notification.fixture.ts';
import { showNews } from './show-news.ts';

async function tell(path: string) {
  const asked = answerApi({
    'GET /api/notifications': { body: { notifications: [createdNotification], unread: 1, hasMore: false } },
    'POST /api/notifications/read': { body: { marked: true } },
  });
  const shown: string[] = [];
  onTestFinished(toaster.connect({ show: ({ title }) => shown.push(title), dismissElsewhere: () => {} }));
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const client = new QueryClient();
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [path] }));
  await showNews(createdNotification.id, { client, router, i18n });
  return { shown, isRead: asked.some((request) => request.startsWith('POST /api/notifications/read')) };
}

test.each([`/article/${createdNotification.articleId}`, `/article-generating/${createdNotification.articleId}`])(
  'no toast is shown for an article that is on the screen: %s',
  async (path) => {
    expect(await tell(path)).toEqual({ shown: [], isRead: true });
  },
);

test('on other pages, a toast says that the article is ready', async () => {
  expect(await tell('/')).toEqual({ shown: ['Your article is ready'], isRead: false });
});
