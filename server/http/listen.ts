import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import { localProviderPath } from '../platform/identity/local-provider/path.ts';
import { StartRefused } from '../start-refused.ts';
import { createHttpServer } from './create-http-server.ts';
import { isForwarded } from './guards/loopback.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Binds the port first, so that a port that is in use is reported immediately. Answers 503 until the app is ready. */
export async function listen({ host, port, keepAliveMs }: Pick<Config, 'host' | 'port' | 'keepAliveMs'>) {
  let handle: Handler = answerStarting;
  const server = createHttpServer((request, response) => void handle(request, response), keepAliveMs);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, { host, port })));
    server.listen(port, host, resolve);
  });
  const bound = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;

  return {
    address: `http://${name.includes(':') ? `[${name}]` : name}:${bound.port}`,

    serve(app: Pick<Hono, 'fetch'>, handleLocalProvider?: Handler) {
      // `holdBody` already handles bodies that no handler reads.
      const answer = getRequestListener(app.fetch, { autoCleanupIncoming: false });
      handle = (request, response) => {
        const isForProvider = request.url?.startsWith(`${localProviderPath}/`) && handleLocalProvider !== undefined;
        return isForProvider ? handleLocalProvider(request, response) : answer(request, response);
      };
    },

    /** Keeps answering requests but fails the health check, so that load balancers stop sending new requests. */
    async drain(forMs: number) {
      const answer = handle;
      handle = (request, response) => {
        // Disables keep-alive: otherwise the server could close a connection while the next request is being sent.
        response.shouldKeepAlive = false;
        return isHealthCheck(request) ? answerStopping(request, response) : answer(request, response);
      };
      await sleep(forMs);
    },

    /** Waits for running requests, up to the given time. */
    async close(withinMs: number) {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const timeout = setTimeout(() => server.closeAllConnections(), withinMs);
      await closed;
      clearTimeout(timeout);
    },
  };
}

const isHealthCheck = ({ url = '' }: IncomingMessage) => url.split('?')[0] === '/api/health';

const answerStarting: Handler = (request, response) => {
  // Closes the connection without a response, because a proxy then tries the next server. After a 503, it would not.
  if (isForwarded(request.headers) && !isHealthCheck(request)) return request.socket.destroy();
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1', refresh: '1' });
  response.end('Foxtale is starting …');
};

const answerStopping: Handler = (_request, response) => {
  response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ status: 'stopping' }));
};

function explain(error: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>) {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartRefused(`port ${port} on ${host} is already in use. Stop the other program, or set PORT.`);
    case 'EACCES':
      return new StartRefused(`no permission to listen on PORT ${port}. Use a port from 1024 on.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartRefused(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}
