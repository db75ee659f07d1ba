import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import { localProviderPath } from '../platform/identity/local-provider/path.ts';
import { StartRefused } from '../start-refused.ts';
import { createHttpServer } from './create-http-server.ts';
import { isForwarded } from './this-machine.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Takes the port at once, so that a busy one is noticed first; answers 503 until there is an app to serve. */
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
      // What is left of a body is dealt with by holdBody.
      const answer = getRequestListener(app.fetch, { autoCleanupIncoming: false });
      handle = (request, response) => {
        const isForProvider = request.url?.startsWith(`${localProviderPath}/`) && handleLocalProvider !== undefined;
        return isForProvider ? handleLocalProvider(request, response) : answer(request, response);
      };
    },

    /** Still answers, but says that it is about to stop, so that whoever shares out requests sends the next ones elsewhere. */
    async drain(forMs: number) {
      const answer = handle;
      handle = (request, response) => {
        // A connection that is kept could be closed by us just as the next request is sent along it.
        response.shouldKeepAlive = false;
        return request.url === '/api/health' ? answerStopping(request, response) : answer(request, response);
      };
      await sleep(forMs);
    },

    /** Lets what is being answered end, within reason. */
    async close(withinMs: number) {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const impatience = setTimeout(() => server.closeAllConnections(), withinMs);
      await closed;
      clearTimeout(impatience);
    },
  };
}

const answerStarting: Handler = (request, response) => {
  // A proxy sends a request on to the next server if the connection ends without an answer, but not after a 503.
  if (isForwarded(request.headers) && request.url !== '/api/health') return request.socket.destroy();
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
      return new StartRefused(`port ${port} on ${host} is in use. Stop what uses it, or set PORT.`);
    case 'EACCES':
      return new StartRefused(`PORT ${port} is not open to this user. Ports from 1024 on are.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartRefused(`HOST ${host} is no address of this machine.`);
    default:
      return error;
  }
}
