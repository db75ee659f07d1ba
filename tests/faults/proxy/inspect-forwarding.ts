import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFreePort } from '../../support/find-free-port.ts';
import { type Finding, listBroken } from '../verdict.ts';
import { type ProxyName, startProxy } from './start-proxy.ts';

const requests = 20;

/** Checks what a server behind the proxy receives: client address, Host header, and reused connections. */
export async function inspectForwarding(name: ProxyName): Promise<Finding | undefined> {
  const received: IncomingHttpHeaders[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    if (request.url === '/asked') received.push(request.headers);
    response.end('{}');
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const target = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const port = await findFreePort();
  try {
    await using proxy = await startProxy(name, { port, servers: [target, target] });
    if (proxy === undefined) return undefined;
    connections = 0;
    for (let count = 0; count < requests; count++) {
      await (await fetch(`${proxy.baseUrl}/asked`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).text();
    }
    return {
      what: `${requests} requests through ${name}`,
      seen: `X-Forwarded-For: ${received[0]?.['x-forwarded-for']}; Host: ${received[0]?.host}; ${connections} connections`,
      problems: listBroken({
        'all arrived': received.length === requests,
        'the last entry of X-Forwarded-For is the client': received.every(
          (headers) => String(headers['x-forwarded-for']).split(', ').at(-1) === '127.0.0.1',
        ),
        'the Host header is passed on': received.every(({ host }) => host === `127.0.0.1:${port}`),
        'connections are reused': connections < requests / 2,
      }),
    };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
