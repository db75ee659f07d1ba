import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerApi, renderComponent } from '../../tests/support/render-component.tsx';
import { createdNotification } from './notification.fixture.ts';
import { NotificationsPanel } from './notifications-panel.tsx';

const panel = <NotificationsPanel onReadAll={() => {}} onClose={() => {}} />;

test('lists notifications, marks the unread ones and offers to mark all as read', async () => {
  answerApi({
    'GET /api/notifications': { body: { notifications: [createdNotification], unread: 1, hasMore: false } },
  });
  const readAll = vi.fn();
  const { user } = renderComponent(<NotificationsPanel onReadAll={readAll} onClose={() => {}} />);
  const row = await screen.findByRole('link', { name: /El mercado nocturno/ });
  expect(row.getAttribute('href')).toContain(createdNotification.articleId);
  expect(screen.getByRole('img', { name: 'Unread' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(readAll).toHaveBeenCalledOnce();
});

test('says that nothing is new, and links to creating an article', async () => {
  answerApi({ 'GET /api/notifications': { body: { notifications: [], unread: 0, hasMore: false } } });
  renderComponent(panel);
  expect(await screen.findByText('Nothing new')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create an article' }).getAttribute('href')).toBe('/create-article');
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('says what failed, and offers to try again', async () => {
  const refused = { status: 503, body: { error: { code: 'unavailable' } } };
  const asked = answerApi({ 'GET /api/notifications': refused });
  const { user } = renderComponent(panel);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(asked).toEqual(['GET /api/notifications', 'GET /api/notifications']);
});
