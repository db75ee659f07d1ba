import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createPageFetcher } from '../../../server/platform/page-fetcher/page-fetcher.ts';

const publicAddress = { address: '93.184.216.34', family: 4 };

/** Pages by host and path: “example.test/story”; “example.test/*” stands for all other pages of the host. */
type Pages = Record<string, RequestListener | string>;

type Options = Omit<NonNullable<Parameters<typeof createPageFetcher>[0]>, 'connect'>;

/**
 * A local server that simulates public web sites. `createFetcher` returns a page fetcher that connects to this server instead of
 * the address of the site. Host names with “private” resolve to a private address. With a certificate, the server speaks HTTPS.
 */
export async function startWebSite(pages: Pages = {}, certificate?: { cert: string; key: string | Buffer }) {
  const requests: { address: string; headers: NodeJS.Dict<string | string[]> }[] = [];
  const answer: RequestListener = (request, response) => {
    const address = `${request.headers.host}${request.url}`;
    const isRobots = address.endsWith('/robots.txt');
    if (!isRobots) requests.push({ address, headers: request.headers });
    const page = pages[address] ?? (isRobots ? undefined : pages[`${request.headers.host}/*`]);
    if (typeof page === 'function') page(request, response);
    else if (page === undefined || isRobots) response.writeHead(page ? 200 : 404).end(page);
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  };
  const server = certificate === undefined ? createServer(answer) : createSecureServer(certificate, answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  /** The resolved addresses to which the fetcher would have connected. Connections for robots.txt are left out. */
  const connections: string[] = [];
  return {
    pages,
    requests,
    connections,
    createFetcher: (options: Options = {}) =>
      createPageFetcher({
        resolve: async (host) => [host.includes('private') ? { address: '10.0.0.1', family: 4 } : publicAddress],
        ...options,
        connect: (url, addresses) => {
          if (url.pathname !== '/robots.txt') connections.push(...addresses.map(({ address }) => address));
          return { host: '127.0.0.1', port };
        },
      }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type WebSite = Awaited<ReturnType<typeof startWebSite>>;

/** Sends bytes without an end. */
export const sendEndlessly: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'text/html');
  const piece = Buffer.alloc(16_384, 'a');
  const write = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', write);
  write();
};
