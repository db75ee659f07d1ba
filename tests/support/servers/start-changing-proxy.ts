import { once } from 'node:events';
import { createServer, request } from 'node:http';

/**
 * A proxy in front of the app. `release` simulates a new version of the service worker, `holdAudio` an audio download that
 * never ends.
 */
export async function startChangingProxy({ port, targetUrl }: { port: number; targetUrl: string }) {
  let version = 1;
  let isAudioHeld = false;
  let heldAudio = 0;
  const server = createServer((asked, answer) => {
    if (isAudioHeld && asked.url?.includes('.mp3')) {
      heldAudio++;
      return;
    }
    const isWorker = asked.url === '/service-worker.js';
    const { 'if-none-match': _, ...unconditional } = asked.headers;
    const headers = isWorker ? { ...unconditional, 'accept-encoding': 'identity' } : asked.headers;
    const passed = request(`${targetUrl}${asked.url}`, { method: asked.method ?? 'GET', headers }, (given) => {
      const { 'content-length': _length, etag: _etag, ...rest } = given.headers;
      answer.writeHead(given.statusCode ?? 502, isWorker ? rest : given.headers);
      if (!isWorker) return given.pipe(answer);
      given.pipe(answer, { end: false });
      given.on('end', () => answer.end(`\n// version ${version}`));
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    release() {
      version++;
    },
    /** From now on, requests for audio files get no response. */
    holdAudio() {
      isAudioHeld = true;
    },
    /** How many requests for audio have got no response. */
    countHeldAudio: () => heldAudio,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
