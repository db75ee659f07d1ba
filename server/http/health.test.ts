import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { startApiServer } from '../../tests/support/servers/start-api-server.ts';
import { startOnce } from '../../tests/support/servers/start-once.ts';
import { createApp } from '../app.ts';
import { createDatabase } from '../platform/database/database.ts';
import { listen } from './listen.ts';

const server = startOnce(startApiServer);
const unreachable = new pg.Pool({ host: '/nowhere' });

afterAll(() => unreachable.end());

describe('while the database is unreachable', () => {
  const ask = (path: string) => createApp({ ...server.services, db: createDatabase(unreachable) }).request(path);

  test('the health check fails', async () => {
    const answer = await ask('/api/health');
    expect([answer.status, await answer.json()]).toMatchObject([503, { error: { code: 'database-away' } }]);
  });

  test('the process itself is healthy', async () => {
    const answer = await ask('/api/health?scope=process');
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'ok' }]);
  });
});

test('a starting or stopping process is not healthy in any scope', async () => {
  const http = await listen({ host: '127.0.0.1', port: 0, keepAliveMs: 1000 });
  const statuses = () =>
    Promise.all(
      ['/api/health', '/api/health?scope=process', '/api/session'].map(
        async (path) => (await fetch(`${http.address}${path}`)).status,
      ),
    );
  expect(await statuses()).toEqual([503, 503, 503]);
  http.serve(createApp(server.services));
  expect(await statuses()).toEqual([200, 200, 200]);
  await http.drain(0);
  expect(await statuses()).toEqual([503, 503, 200]);
  await http.close(1000);
});

test('an unknown scope is refused', async () => {
  expect((await createApp(server.services).request('/api/health?scope=everything')).status).toBe(400);
});
