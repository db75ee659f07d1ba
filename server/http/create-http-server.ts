import { createServer, type RequestListener } from 'node:http';
import { holdBody } from './requests/hold-body.ts';
import { lingerOnClose } from './requests/linger.ts';

/** Time limit for receiving the request headers. */
const headersTimeoutMs = 15_000;
const checkIntervalMs = 5000;

/** Node's HTTP server with protection against slow requests (Slowloris). A request body is not read until a handler needs it. */
export function createHttpServer(answer: RequestListener, keepAliveMs: number) {
  const server = createServer({
    headersTimeout: headersTimeoutMs,
    connectionsCheckingInterval: checkIntervalMs,
    // Must be longer than the idle timeout of load balancers: if the server closes an idle connection first, the next
    // request may be lost.
    keepAliveTimeout: keepAliveMs,
  });
  server.on('connection', lingerOnClose);
  server.on('request', (request, response) => {
    holdBody({ request, response });
    answer(request, response);
  });
  // Without this listener, Node sends “100 Continue” immediately, and the client sends a body that no handler has asked
  // for.
  server.on('checkContinue', (request, response) => {
    holdBody({ request, response, awaitsContinue: true });
    answer(request, response);
  });
  return server;
}
