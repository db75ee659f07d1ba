import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openConnection, toChunk } from '../../../tests/support/open-connection.ts';
import { holdBody, receiveHeldBody } from './hold-body.ts';

const pace = { silentMs: 300, graceMs: 600, bytesPerSecond: 1000, checkEveryMs: 50 };
const inChunks = ['transfer-encoding: chunked'];

test('answers a stalled body with a timeout and closes the connection', async () => {
  const open = await serve(answerWithLength());
  using connection = open();
  connection.sendHead({ path: '/', headers: ['content-length: 100'] });
  connection.send('x');
  await expect.poll(() => connection.received).toMatch(/^HTTP\/1.1 408 .*request-timeout$/s);
  await expect.poll(() => connection.isClosed).toBe(true);
});

test('refuses a body below the minimum speed after the grace period, and accepts a faster one', async () => {
  const open = await serve(answerWithLength());
  using slow = open();
  using quick = open();
  slow.sendHead({ path: '/', headers: inChunks });
  quick.sendHead({ path: '/', headers: inChunks });
  for (let count = 0; count < 30; count++) {
    slow.send(toChunk('x'));
    quick.send(toChunk('x'.repeat(1000)));
    await sleep(50);
  }
  quick.send('0\r\n\r\n');
  await expect.poll(() => quick.received).toMatch(/^HTTP\/1.1 200 .*30000$/s);
  await expect.poll(() => slow.received).toMatch(/^HTTP\/1.1 408 /);
});

test('does not count time in which the process was stopped', async () => {
  const started = Promise.withResolvers<void>();
  const open = await serve((request, response) => {
    started.resolve();
    return answerWithLength()(request, response);
  });
  using connection = open();
  connection.sendHead({ path: '/', headers: ['content-length: 100'] });
  await started.promise;
  connection.send('x'.repeat(100));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * pace.graceMs);
  await expect.poll(() => connection.received).toMatch(/^HTTP\/1.1 200 .*100$/s);
});

test('does not read a body until a handler needs it', async () => {
  const wanted = Promise.withResolvers<void>();
  let read = 0;
  const open = await serve(async (request, response) => {
    await sleep(500);
    read = request.socket.bytesRead;
    wanted.resolve();
    await answerWithLength(8_000_000)(request, response);
  });
  using connection = open();
  connection.sendHead({ path: '/', headers: ['content-length: 8000000'] });
  connection.send('x'.repeat(8_000_000));
  await wanted.promise;
  expect(read).toBeLessThan(200_000);
  await expect.poll(() => connection.received).toMatch(/^HTTP\/1.1 200 .*8000000$/s);
});

test('a handler that reads the stream directly gets the body as one chunk, within the size limit', async () => {
  const chunks: number[] = [];
  const open = await serve((request, response) => {
    request.on('data', ({ length }) => chunks.push(length));
    request.on('end', () => response.end('done')).on('error', () => {});
  });
  using connection = open();
  connection.sendHead({ path: '/', headers: inChunks });
  connection.send(`${toChunk('x').repeat(5000)}0\r\n\r\n`);
  await expect.poll(() => connection.received).toMatch(/done$/);
  expect(chunks).toEqual([5000]);
  using large = open();
  large.sendHead({ path: '/', headers: inChunks });
  await large.sendAll(Array(100).fill(toChunk('x'.repeat(8192))));
  await expect.poll(() => large.isClosed).toBe(true);
  expect(large.received).toBe('');
});

test('large bodies share a memory limit, and finished ones release their part', async () => {
  const maxBytes = 32 * 1024 * 1024;
  const open = await serve(answerWithLength(maxBytes), { ...pace, silentMs: 20_000, graceMs: 20_000 });
  const piece = 'x'.repeat(1024 * 1024);
  const send = async (megabytes: number, rest = '') => {
    const connection = open();
    onTestFinished(() => void connection.close());
    connection.sendHead({ path: '/', headers: inChunks });
    await connection.sendAll(Array(megabytes).fill(toChunk(piece)));
    connection.send(rest);
    return connection;
  };
  const [first] = [await send(30), await send(30)];
  const refused = await send(30, '0\r\n\r\n');
  await expect.poll(() => refused.received).toMatch(/server-busy$/);
  first.close();
  await sleep(100);
  const accepted = await send(30, '0\r\n\r\n');
  await expect.poll(() => accepted.received).toMatch(/31457280$/);
});

const answerWithLength = (maxBytes?: number) => async (request: IncomingMessage, response: ServerResponse) => {
  try {
    await receiveHeldBody(request, maxBytes);
    response.end(String((await text(request)).length));
  } catch (error) {
    response.statusCode = 408;
    response.end(error instanceof Error ? error.message : '');
  }
};

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => unknown, limits = pace) {
  const server = createServer((request, response) => {
    holdBody({ request, response, pace: limits });
    void answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => openConnection(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}
