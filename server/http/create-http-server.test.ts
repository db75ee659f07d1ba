import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toChunk } from '../../tests/support/open-connection.ts';
import { createHttpServer } from './create-http-server.ts';

const server = createHttpServer(async (_request, response) => {
  await sleep(10);
  response.writeHead(401, { 'content-type': 'text/plain' }).end('refused');
}, 5000);

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['connection: keep-alive', 'transfer-encoding: chunked'],
  ['connection: keep-alive', 'content-length: 100000000'],
  ['connection: close', 'transfer-encoding: chunked'],
  ['connection: close', 'content-length: 100000000'],
  ['connection: close', 'content-length: 2000'],
  ['expect: 100-continue', 'transfer-encoding: chunked'],
  ['expect: 100-continue', 'content-length: 2000'],
])(
  'with “%s” and “%s”, a client that continues to send after a refusal can still read the response',
  async (...headers) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    // The client reads nothing until it has sent everything.
    socket.pause();
    socket.on('error', () => {});
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\n${headers.join('\r\n')}\r\n\r\n`);
    for (let count = 0; count < 8; count++) {
      socket.write(headers[1].endsWith('chunked') ? toChunk('x') : 'x');
      await sleep(5);
    }
    expect(await text(socket)).toMatch(/^HTTP\/1.1 401 .*refused/s);
  },
);
