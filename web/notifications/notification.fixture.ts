/** An unread notification of the API, for tests. */
export const createdNotification = {
  id: '5f0c1f3e-0000-4000-8000-000000000001',
  kind: 'article-created',
  articleId: '5f0c1f3e-0000-4000-8000-000000000002',
  title: 'El mercado nocturno',
  language: 'es',
  createdAt: '2026-11-16T08:00:00.000Z',
  isRead: false,
};
