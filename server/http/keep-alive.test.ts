import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { openConnection } from '../../tests/support/open-connection.ts';
import { readConfig } from '../config.ts';
import { listen } from './listen.ts';

let http: Awaited<ReturnType<typeof listen>>;

async function startServer(environment: Record<string, string>) {
  http = await listen(readConfig({ PORT: '0', ...environment }));
  http.serve(new Hono().get('/', (c) => c.text('answered')));
}

afterEach(() => http.close(0));

test('a connection without requests is kept for longer than load balancers keep theirs', async () => {
  await startServer({});
  using connection = openConnection(http.address);
  connection.sendHead({ method: 'GET', path: '/' });
  await expect.poll(() => connection.received).toMatch(/^keep-alive: timeout=65\r$/im);
  // Node's own limit is five seconds.
  await sleep(7000);
  connection.sendHead({ method: 'GET', path: '/' });
  await expect.poll(() => connection.received.match(/answered/g)).toHaveLength(2);
});

test('KEEP_ALIVE_SECONDS says how long', async () => {
  await startServer({ KEEP_ALIVE_SECONDS: '1' });
  using connection = openConnection(http.address);
  connection.sendHead({ method: 'GET', path: '/' });
  await expect.poll(() => connection.received).toMatch(/^keep-alive: timeout=1\r$/im);
  // Node waits for one second more than it says, so that no request crosses the end.
  await expect.poll(() => connection.isClosed, { timeout: 5000 }).toBe(true);
});

test('a server that stops closes connections without requests at once', async () => {
  await startServer({});
  using connection = openConnection(http.address);
  connection.sendHead({ method: 'GET', path: '/' });
  await expect.poll(() => connection.received).toContain('answered');
  await http.close(60_000);
  await expect.poll(() => connection.isClosed).toBe(true);
});
