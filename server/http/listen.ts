import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import { localProviderPath } from '../platform/identity/local-provider/path.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Takes the port at once, so that a busy one is noticed first; answers 503 until there is an app to serve. */
export async function listen({ host, port }: Pick<Config, 'host' | 'port'>) {
  let handle: Handler = answerStarting;
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortBusyError(host, port) : error),
    );
    server.listen(port, host, resolve);
  });
  const bound = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;

  return {
    address: `http://${name.includes(':') ? `[${name}]` : name}:${bound.port}`,

    serve(app: Pick<Hono, 'fetch'>, handleLocalProvider?: Handler) {
      const answer = getRequestListener(app.fetch);
      handle = (request, response) => {
        const isForProvider = request.url?.startsWith(`${localProviderPath}/`) && handleLocalProvider !== undefined;
        return isForProvider ? handleLocalProvider(request, response) : answer(request, response);
      };
    },

    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const impatience = setTimeout(() => server.closeAllConnections(), 3000);
      await closed;
      clearTimeout(impatience);
    },
  };
}

const answerStarting: Handler = (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1', refresh: '1' });
  response.end('Foxtale is starting …');
};

export class PortBusyError extends Error {
  constructor(host: string, port: number) {
    super(`port ${port} on ${host} is in use. Stop what uses it, or set PORT.`);
  }
}
