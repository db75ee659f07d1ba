import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, onTestFinished, test } from 'vitest';
import { answerApi } from '../../tests/support/render-component.tsx';
import { createAppRouter } from '../routes.ts';
import { toaster } from '../ui/overlay/toaster.ts';
import { showNews } from './show-news.ts';

const ready = {
  id: '5f0c1f3e-0000-4000-8000-000000000001',
  kind: 'article-created',
  articleId: '5f0c1f3e-0000-4000-8000-000000000002',
  title: 'El mercado nocturno',
  language: 'es',
  createdAt: '2026-11-16T08:00:00.000Z',
  isRead: false,
};

async function tell(path: string) {
  const asked = answerApi({
    'GET /api/notifications': { body: { notifications: [ready], unread: 1, hasMore: false } },
    'POST /api/notifications/read': { body: { marked: true } },
  });
  const shown: string[] = [];
  onTestFinished(toaster.connect({ show: ({ title }) => shown.push(title), dismissElsewhere: () => {} }));
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const client = new QueryClient();
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [path] }));
  await showNews(ready.id, { client, router, i18n });
  return { shown, isRead: asked.some((request) => request.startsWith('POST /api/notifications/read')) };
}

test.each([`/article/${ready.articleId}`, `/article-generating/${ready.articleId}`])(
  'an article that is on the screen is no news: %s',
  async (path) => {
    expect(await tell(path)).toEqual({ shown: [], isRead: true });
  },
);

test('elsewhere a toast tells that the article is ready', async () => {
  expect(await tell('/')).toEqual({ shown: ['Your article is ready'], isRead: false });
});
