import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A load balancer: runs health checks, distributes requests over the healthy servers and never retries a request. */
export async function startBalancer(targets: readonly string[], { everyMs = 300 } = {}) {
  const agent = new Agent({ keepAlive: true });
  const well = new Set<string>();
  let turn = 0;

  const look = async (target: string) => {
    const isWell = await fetch(`${target}/api/health`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(2000),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isWell) well.add(target);
    else well.delete(target);
  };
  const lookAtAll = () => Promise.all(targets.map(look));
  await lookAtAll();
  const looking = setInterval(() => void lookAtAll(), everyMs);

  const server = createServer((request, response) => {
    const candidates = targets.filter((target) => well.has(target));
    // If no server is healthy, forwards the request to one of the servers, which answers with its own error.
    const chosen = candidates.length > 0 ? candidates : targets;
    const target = chosen[turn++ % chosen.length];
    if (target === undefined) return void refuse(response);
    passOn(request, response, { target, agent });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isWell: (target: string) => well.has(target),
    stop() {
      clearInterval(looking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { target, agent }: { target: string; agent: Agent },
) {
  const { method, headers, url } = request;
  const passed = sendRequest(`${target}${url}`, {
    agent,
    headers: { ...headers, connection: 'keep-alive' },
    ...(method && { method }),
  });
  passed.on('error', () => refuse(response));
  passed.on('response', (answer) => {
    const { connection: _, 'keep-alive': __, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept);
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}

function refuse(response: ServerResponse) {
  if (response.headersSent) response.destroy();
  else response.writeHead(502).end();
}
