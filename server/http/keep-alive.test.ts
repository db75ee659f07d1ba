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

test('idle connections stay open longer than the timeout of load balancers', async () => {
  await startServer({});
  using connection = openConnection(http.address);
  connection.sendHead({ method: 'GET', path: '/' });
  await expect.poll(() => connection.received).toMatch(/^keep-alive: timeout=65\r$/im);
  // Waits longer than five seconds, which is the default timeout of Node.
  await sleep(7000);
  connection.sendHead({ method: 'GET', path: '/' });
  await expect.poll(() => connection.received.match(/answered/g)).toHaveLength(2);
});

test('KEEP_ALIVE_SECONDS sets the timeout of idle connections', async () => {
  await startServer({ KEEP_ALIVE_SECONDS: '1' });
  using connection = openConnection(http.address);
  connection.sendHead({ method: 'GET', path: '/' });
  await expect.poll(() => connection.received).toMatch(/^keep-alive: timeout=1\r$/im);
  // Node adds one second to the announced timeout, so that no request is lost.
  await expect.poll(() => connection.isClosed).toBe(true);
});

test('a server that stops closes idle connections at once', async () => {
  await startServer({});
  using connection = openConnection(http.address);
  connection.sendHead({ method: 'GET', path: '/' });
  await expect.poll(() => connection.received).toContain('answered');
  await http.close(60_000);
  await expect.poll(() => connection.isClosed).toBe(true);
});
