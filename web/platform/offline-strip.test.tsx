import { act, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderComponent } from '../../tests/support/render-component.tsx';
import { fetchNoticing } from './connection.ts';
import { OfflineStrip } from './offline-strip.tsx';

type Respond = (address: string, init: RequestInit | undefined) => Response | Promise<Response>;

function answerWith(respond: Respond) {
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => respond(address, init));
}

const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const isHealth = (address: string) => address === '/api/health';
const noStrip = () => expect(screen.getByRole('status').textContent).toBe('');

beforeEach(() => {
  onTestFinished(async () => {
    answerWith(() => new Response('{}'));
    await act(() => fetchNoticing('/api/home'));
    vi.unstubAllGlobals();
  });
});

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
  answerWith((address) => (isHealth(address) ? failing() : new Response('{}', { headers: { 'x-kept': 'true' } })));
  await act(() => fetchNoticing('/api/home'));
  await screen.findByText('Offline. Articles you’ve opened still work.');
});

test('one failed request does not count as offline if the server answers a second one', async () => {
  renderComponent(<OfflineStrip />);
  answerWith((address) => (isHealth(address) ? new Response('{}') : failing()));
  await act(() => fetchNoticing('/api/home').catch(() => {}));
  noStrip();

  answerWith(failing);
  await act(() => fetchNoticing('/api/home').catch(() => {}));
  screen.getByText('Offline. Articles you’ve opened still work.');
});

test('says that the server is slow, and the next request waits for the server', async () => {
  renderComponent(<OfflineStrip />);
  let answerHealth = (_: Response) => {};
  const modes: (RequestCache | undefined)[] = [];
  answerWith((address, init) => {
    if (isHealth(address)) return new Promise((resolve) => (answerHealth = resolve));
    modes.push(init?.cache);
    return new Response('{}', { headers: modes.length === 1 ? { 'x-kept': 'slow' } : {} });
  });
  await act(() => fetchNoticing('/api/profile', { method: 'GET' }));
  screen.getByText('Still loading: the server is slow. Until it answers, you see what’s on this device.');
  expect(screen.queryByText(/Offline/)).toBeNull();

  await act(async () => answerHealth(new Response('{}')));
  noStrip();
  await act(() => fetchNoticing('/api/profile', { method: 'GET' }));
  expect(modes).toEqual([undefined, 'reload']);
});
