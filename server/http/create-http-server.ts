import { createServer, type RequestListener } from 'node:http';
import { holdBody } from './hold-body.ts';
import { lingerOnClose } from './linger.ts';

/** Time limit for the request headers. */
const headersTimeoutMs = 15_000;
const checkIntervalMs = 5000;

/** Node's HTTP server with protection against slow requests (Slowloris). A body is not read until a handler needs it. */
export function createHttpServer(answer: RequestListener, keepAliveMs: number) {
  const server = createServer({
    headersTimeout: headersTimeoutMs,
    connectionsCheckingInterval: checkIntervalMs,
    // Longer than the timeout of load balancers: if the server closes a connection first, a request on it may be lost.
    keepAliveTimeout: keepAliveMs,
  });
  server.on('connection', lingerOnClose);
  server.on('request', (request, response) => {
    holdBody({ request, response });
    answer(request, response);
  });
  // Without a listener, Node sends “100 Continue” at once.
  server.on('checkContinue', (request, response) => {
    holdBody({ request, response, awaitsContinue: true });
    answer(request, response);
  });
  return server;
}
