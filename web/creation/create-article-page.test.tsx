import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerApi, renderComponent } from '../../tests/support/render-component.tsx';
import { fetchNoticing } from '../platform/connection.ts';
import { CreateArticlePage } from './create-article-page.tsx';

const search = vi.hoisted(() => ({ way: 'ai' as 'ai' | 'manual' }));
// Mocks `useSearch`, because the tests render the page without its route.
vi.mock('@tanstack/react-router', async (load) => ({ ...(await load<object>()), useSearch: () => search }));

test.each([
  ['ai', /^You’re offline, and Foxy needs a connection\. What you write here is saved on this device/],
  ['manual', /^You’re offline\. What you write here is saved on this device; sending it needs a connection/],
] as const)('offline, the page for the way %s says what needs a connection and what is kept', async (way, text) => {
  search.way = way;
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  answerApi({});
  renderComponent(<CreateArticlePage />);
  await screen.findByText(text);
});

test('says that the server is busy', async () => {
  search.way = 'ai';
  answerApi({});
  renderComponent(<CreateArticlePage />);
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { 'x-kept': 'busy' } }));
  await act(() => fetchNoticing('/api/home'));
  await screen.findByText(/^The server is busy\./);
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await act(() => fetchNoticing('/api/home'));
  expect(screen.queryByText(/^The server is busy\./)).toBeNull();
});
