import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderComponent } from '../../tests/support/render-component.tsx';
import { fetchNoticing } from './connection.ts';
import { OfflineStrip } from './offline-strip.tsx';

function answerWith(respond: () => Response) {
  vi.stubGlobal('fetch', async () => respond());
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

test('says that the server is busy, and not that the user is offline', async () => {
  const { user } = renderComponent(<OfflineStrip />);
  answerWith(() => new Response('{}', { headers: { 'x-kept': 'busy' } }));
  await act(() => fetchNoticing('/api/home'));
  await screen.findByText(/^The server is busy\./);
  expect(screen.queryByText(/Offline/)).toBeNull();

  answerWith(() => new Response('{}', { status: 503 }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^The server is busy\./);

  answerWith(() => new Response('{}'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByText(/^The server is busy\./)).toBeNull());
});

test('says that the user is offline if the server does not answer', async () => {
  renderComponent(<OfflineStrip />);
  answerWith(() => new Response('{}', { headers: { 'x-kept': 'true' } }));
  await act(() => fetchNoticing('/api/home'));
  await screen.findByText('Offline. Articles you’ve opened still work.');
  answerWith(() => new Response('{}'));
  await act(() => fetchNoticing('/api/home'));
});
