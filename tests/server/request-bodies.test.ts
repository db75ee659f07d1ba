import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { readEndpoints } from '../fuzz/read-endpoints.ts';
import { call } from '../support/call.ts';
import { openConnection, toChunk } from '../support/open-connection.ts';
import { createPerson } from '../support/people.ts';
import { someId } from '../support/refusal.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';

const server = startOnce(() => startApiServer({ ROLE: 'web', RATE_LIMITS: 'false' }));
const asJson = 'content-type: application/json';
const inChunks = 'transfer-encoding: chunked';
let admin: string;
let learner: string;

beforeAll(async () => {
  admin = `cookie: session=${(await createPerson(server.services, 'admin')).token}`;
  learner = `cookie: session=${(await createPerson(server.services, 'learner')).token}`;
});

const open = () => openConnection(server.baseUrl);
const importPath = '/api/admin/articles/import';

describe('an unauthorized request is refused before its body arrives', () => {
  test.each([
    ['in chunks', inChunks],
    ['of a stated length', 'content-length: 1000'],
  ])('with a body %s, on every endpoint that writes', async (_name, length) => {
    const refusing = (await listWrites()).map(async ({ method, path }) => {
      using connection = open();
      connection.sendHead({ method, path, headers: [asJson, length] });
      await expect.poll(() => connection.received).toMatch(/^HTTP\/1.1 4\d\d .*"code":"(not-signed-in|not-found)"/s);
      // The client never sends the announced body, so the server must close the connection instead of reusing it.
      await expect.poll(() => connection.isClosed).toBe(true);
    });
    await Promise.all(refusing);
  });

  test('from a learner on an admin endpoint', async () => {
    using connection = open();
    connection.sendHead({ path: importPath, headers: [asJson, inChunks, learner] });
    await expect.poll(() => connection.received).toMatch(/^HTTP\/1.1 404 /);
  });

  test('without sending 100 Continue', async () => {
    using connection = open();
    const expecting = [asJson, 'content-length: 1000', 'expect: 100-continue'];
    connection.sendHead({ path: importPath, headers: expecting });
    await expect.poll(() => connection.received).toMatch(/^HTTP\/1.1 401 /);
    using allowed = open();
    allowed.sendHead({ path: importPath, headers: [...expecting, admin] });
    await expect.poll(() => allowed.received).toMatch(/^HTTP\/1.1 100 Continue/);
    allowed.send('x'.repeat(1000));
    await expect.poll(() => allowed.received).toMatch(/HTTP\/1.1 400 .*"malformed-json"/s);
  });

  test('and keeps the connection open if the body has already arrived', async () => {
    using connection = open();
    for (let count = 1; count <= 2; count++) {
      connection.sendHead({ path: '/api/feedback', headers: [asJson, 'content-length: 2'] });
      connection.send('{}');
      await expect.poll(() => connection.received.match(/HTTP\/1.1 401 /g)).toHaveLength(count);
    }
    expect(connection.isClosed).toBe(false);
  });
});

describe('a body', () => {
  const message = JSON.stringify({ message: 'Ž is two bytes.' });

  test('is read completely, regardless of how it is split', async () => {
    using connection = open();
    connection.sendHead({ path: '/api/feedback', headers: [asJson, inChunks, learner] });
    for (const byte of Buffer.from(message)) {
      connection.send(Buffer.concat([Buffer.from('1\r\n'), Buffer.from([byte]), Buffer.from('\r\n')]));
      await sleep(1);
    }
    connection.send('0\r\n\r\n');
    await expect.poll(() => connection.received).toMatch(/^HTTP\/1.1 201 /);
    const [row] = await server.services.db.query<{ message: string }>`select message from feedback`;
    expect(row?.message).toBe('Ž is two bytes.');
  });

  test('that is followed by a pipelined request is read up to its end', async () => {
    using connection = open();
    const head = `POST /api/feedback HTTP/1.1\r\nhost: x\r\n${asJson}\r\n${learner}\r\n`;
    const request = `${head}content-length: ${Buffer.byteLength(message)}\r\n\r\n${message}`;
    connection.send(request.repeat(3));
    await expect.poll(() => connection.received.match(/HTTP\/1.1 201 /g)).toHaveLength(3);
  });

  test('in chunks that exceeds the size limit closes the connection', async () => {
    using connection = open();
    connection.sendHead({ path: '/api/feedback', headers: [asJson, inChunks, learner] });
    await connection.sendAll(Array(40).fill(toChunk('x'.repeat(8192))));
    await expect.poll(() => connection.received).toMatch(/^HTTP\/1.1 413 .*"body-too-large"/s);
    await expect.poll(() => connection.isClosed).toBe(true);
  });

  test('that the client aborts is not logged as an error', async () => {
    const logged: unknown[] = [];
    const { log } = server.services;
    const write = log.error;
    log.error = (line: unknown) => void logged.push(line);
    try {
      for (const length of [inChunks, 'content-length: 1000']) {
        const connection = open();
        connection.sendHead({ path: '/api/feedback', headers: [asJson, length, learner] });
        connection.send('1\r\n{\r\n');
        await sleep(100);
        connection.close();
      }
      await sleep(300);
    } finally {
      log.error = write;
    }
    expect(logged).toEqual([]);
    expect(await call(server, { path: '/health' })).toMatchObject({ status: 200 });
  });
});

/** All endpoints that accept a body from a signed-in user. */
async function listWrites() {
  const open = ['POST /sign-out'];
  const endpoints = (await readEndpoints(server.baseUrl)).filter(
    ({ method, name }) => method !== 'GET' && !open.includes(name),
  );
  expect(endpoints.length).toBeGreaterThan(20);
  return endpoints.map(({ method, path }) => ({ method, path: `/api${path.replaceAll(/\{\w+\}/g, someId)}` }));
}
