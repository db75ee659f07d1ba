import pg from 'pg';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { createTestDatabase } from '../support/database/create-test-database.ts';
import { createPerson } from '../support/people.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';

test('a request in progress during shutdown still gets its response', async () => {
  const connectionString = await createTestDatabase();
  const server = await startApiServer({ DATABASE_URL: connectionString });
  const { token } = await createPerson(server.services, 'learner');
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('begin; lock table users in exclusive mode');

  const change = call(server, { method: 'PATCH', path: '/profile', token, body: { mainLang: 'it' } });
  await expect.poll(() => countWaiting(client)).toBe(1);
  const stopped = server.stop();
  // During shutdown the server answers 503 on open connections and refuses new connections.
  const late = await call(server, { path: '/health' }).catch(() => undefined);
  expect(late?.status ?? 503).toBe(503);
  await client.query('commit');
  expect(await change).toMatchObject({ status: 200, body: { profile: { mainLang: 'it' } } });
  await stopped;
  await client.end();
});

async function countWaiting(client: pg.Client) {
  const { rows } = await client.query(
    "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.waiting;
}
