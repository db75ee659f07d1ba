import { expect, test } from 'vitest';
import { read } from './api.ts';

test.each([
  ['a busy gateway', () => new Response('Service Unavailable', { status: 503 }), 'server-busy'],
  ['an error without a code', () => new Response('Oops', { status: 500 }), 'server-error'],
  ['a code', () => Response.json({ error: { code: 'database-away' } }, { status: 503 }), 'database-away'],
])('%s gives its error code', async (_, respond, code) => {
  await expect(read(Promise.resolve(respond()))).rejects.toMatchObject({ code });
});

test('no response gives the error unavailable', async () => {
  await expect(read(Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({ code: 'unavailable' });
});
