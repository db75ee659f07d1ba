import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from './listen.ts';

let http: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  http = await listen({ host: '127.0.0.1', port: 0, keepAliveMs: 5000 });
});

afterAll(() => http.close(0));

test('while it starts, it serves a page that says so and reloads itself', async () => {
  const answer = await fetch(http.address);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('refresh')).toBe('1');
});

test('while it starts, the health check answers 503', async () => {
  const answer = await fetch(`${http.address}/api/health`, { headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(answer.status).toBe(503);
});

test.each(['GET', 'POST'])(
  'while it starts, it closes the connection of %s through a proxy, so that the proxy tries another server',
  async (method) => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    await expect(fetch(`${http.address}/api/profile`, { method, headers })).rejects.toThrow('fetch failed');
  },
);
