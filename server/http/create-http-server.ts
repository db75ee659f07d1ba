import { createServer, type RequestListener } from 'node:http';
import { holdBody } from './hold-body.ts';
import { lingerOnClose } from './linger.ts';

/** How long the head of a request may take. */
const headMs = 15_000;
const checkEveryMs = 5000;

/** Node's HTTP server with limits on how slowly a request may arrive. Its body waits until a handler wants it. */
export function createHttpServer(answer: RequestListener, keepAliveMs: number) {
  const server = createServer({
    headersTimeout: headMs,
    connectionsCheckingInterval: checkEveryMs,
    // Longer than a load balancer keeps its connections: if the server ends one first, a request on it may be lost.
    keepAliveTimeout: keepAliveMs,
  });
  server.on('connection', lingerOnClose);
  server.on('request', (request, response) => {
    holdBody({ request, response });
    answer(request, response);
  });
  // Without a listener Node invites every body at once.
  server.on('checkContinue', (request, response) => {
    holdBody({ request, response, awaitsContinue: true });
    answer(request, response);
  });
  return server;
}
