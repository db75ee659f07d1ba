import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { fingerprintTables } from '../support/database/fingerprint-tables.ts';
import { openConnection, toChunk } from '../support/open-connection.ts';
import { createPerson } from '../support/people.ts';
import { readRefusal, someId, typed } from '../support/refusal.ts';
import { startApiServer } from '../support/servers/start-api-server.ts';
import { startOnce } from '../support/servers/start-once.ts';

// Tests of requests that are rejected before their content is parsed.
const tooLarge = JSON.stringify({ message: typed.repeat(30_000) });

const server = startOnce(startApiServer);
let token: string;

beforeAll(async () => {
  token = (await createPerson(server.services, 'admin')).token;
});

describe('413 body-too-large', () => {
  const inPieces = 'transfer-encoding: chunked';
  const piece = tooLarge.slice(0, 8192);

  test.each([
    ['a message of 390 kB', `content-length: ${tooLarge.length}`, [tooLarge]],
    ['a large Content-Length with a small body', `content-length: ${10 ** 12}`, [piece]],
    ['a chunked message without a length', inPieces, [...Array(40).fill(toChunk(piece)), '0\r\n\r\n']],
    ['an endless chunked message', inPieces, Array(8000).fill(toChunk(piece))],
  ])('%s', async (_name, length, pieces) => {
    const before = await fingerprintTables(server.services);
    const answer = await upload('/api/feedback', length, pieces);
    expect(answer).toMatch(/^HTTP\/1.1 413 .*\r\n\r\n\{"error":\{"code":"body-too-large"\}\}$/s);
    expect(await fingerprintTables(server.services)).toEqual(before);
  });

  test('accepts a short chunked message', async () => {
    const pieces = new Blob([JSON.stringify({ message: 'In pieces' })]).stream();
    expect(await call(server, { method: 'POST', path: '/feedback', body: pieces, token })).toMatchObject({
      status: 201,
    });
  });
});

describe('403 cross-site', () => {
  const foreign: [string, Record<string, string>][] = [
    ['the origin of another site', { origin: 'https://foxtale.example.net' }],
    ['our host on another port', { origin: 'http://127.0.0.1:1' }],
    ['an opaque origin', { origin: 'null' }],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }],
  ];

  test.each(foreign)('refuses every write with %s', async (_name, headers) => {
    for (const request of await listWrites()) {
      const { status, code } = await readRefusal(server, { ...request, token, headers });
      expect({ ...request, status, code }).toEqual({ ...request, status: 403, code: 'cross-site' });
    }
  });

  test('accepts a write from our own page', async () => {
    const headers = { origin: server.baseUrl, 'sec-fetch-site': 'same-origin' };
    expect(
      await call(server, { method: 'PATCH', path: '/profile', body: { mainLang: 'it' }, token, headers }),
    ).toMatchObject({ status: 200 });
  });

  test('accepts a read by a link from another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect(await call(server, { path: '/session', token, headers })).toMatchObject({ status: 200 });
  });
});

test('refuses text that is not HTTP, and keeps running', async () => {
  const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  socket.end(`${typed}\r\n\r\n`);
  expect(await readText(socket)).toMatch(/^HTTP\/1.1 400 /);
  expect(await call(server, { path: '/health' })).toMatchObject({ status: 200 });
});

/**
 * Sends a body over a raw connection until there is a response. fetch may lose a response that arrives while fetch is still
 * sending.
 */
async function upload(path: string, length: string, pieces: readonly string[]) {
  using connection = openConnection(server.baseUrl);
  connection.sendHead({ path, headers: [`cookie: session=${token}`, 'content-type: application/json', length] });
  await connection.sendAll(pieces);
  await expect.poll(() => connection.received).toMatch(/\}$/);
  return connection.received;
}

async function listWrites() {
  const { body } = await call(server, { path: '/openapi.json' });
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  const writes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => ({ method: method.toUpperCase(), path: path.replace(/\{\w+\}/, someId) })),
  );
  expect(writes.length).toBeGreaterThan(5);
  return writes;
}
