import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * `cut`: sends half of the file and ends the connection. `stall`: sends half, then nothing. `whole`: ignores the requested range.
 * A number: the HTTP status of a failure.
 */
type Behaviour = 'cut' | 'stall' | 'whole' | number;

interface Asked {
  path: string;
  range: string | undefined;
}

/** A fake of the site that publishes the voices: it redirects every file to a storage server, which supports range requests. */
export async function startVoicePublisher(files: Map<string, Uint8Array>) {
  const asked: Asked[] = [];
  const script: Behaviour[] = [];
  const server = createServer((request, response) => {
    const url = decodeURIComponent(request.url ?? '');
    if (!url.startsWith('/storage/')) return response.writeHead(302, { location: `/storage${request.url}` }).end();
    const path = url.slice('/storage/'.length);
    const { range } = request.headers;
    asked.push({ path, range });
    const content = files.get(path);
    if (content === undefined) return response.writeHead(404).end();
    // The scripted faults apply only to the model: the other files are too small to be interrupted.
    const behaviour = path.endsWith('.onnx') ? script.shift() : undefined;
    if (typeof behaviour === 'number') return response.writeHead(behaviour).end();
    return send(response, content, { range: behaviour === 'whole' ? undefined : range, behaviour });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    asked,
    script,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(
  response: ServerResponse,
  content: Uint8Array,
  { range, behaviour }: { range: string | undefined; behaviour: Behaviour | undefined },
) {
  const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
  if (from >= content.length) return response.writeHead(416).end();
  const rest = content.subarray(from);
  const partial = { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` };
  response.writeHead(range === undefined ? 200 : 206, {
    'content-length': rest.length,
    ...(range === undefined ? {} : partial),
  });
  if (behaviour !== 'cut' && behaviour !== 'stall') return response.end(rest);
  return response.write(rest.subarray(0, rest.length / 2), () => {
    // Ends the connection after a delay, so that the client has time to read what was sent.
    if (behaviour === 'cut') setTimeout(() => response.destroy(), 50);
  });
}
