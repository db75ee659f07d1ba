import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createWavHeader } from '../sound/to-wav.ts';

/** `hang` never answers. A number is the HTTP status of a failure. A buffer is sent as the body with status 200. */
type Behaviour = 'speak' | 'hang' | number | Buffer;

interface Asked {
  path: string;
  key: string | undefined;
  body: Record<string, string>;
}

/**
 * A fake of the OpenAI and ElevenLabs speech APIs. By default, it answers with a tone whose length depends on the text. Each
 * behaviour in `script` applies to one request. All other requests get the behaviour in `always`.
 */
export async function startScriptedSpeech() {
  const asked: Asked[] = [];
  const script: Behaviour[] = [];
  const always: { behaviour: Behaviour } = { behaviour: 'speak' };
  const server = createServer(async (request, response) => {
    const body: Record<string, string> = JSON.parse(await text(request));
    const key = request.headers.authorization ?? request.headers['xi-api-key']?.toString();
    asked.push({ path: request.url ?? '', key, body });
    const behaviour = script.shift() ?? always.behaviour;
    if (behaviour === 'hang') return;
    if (Buffer.isBuffer(behaviour)) return response.end(behaviour);
    if (behaviour !== 'speak') return response.writeHead(behaviour).end('{"error":"scripted"}');
    const audio = makeTone(String(body.input ?? body.text).length * 0.06);
    response.end(request.url?.includes('/audio/speech') ? Buffer.concat([createWavHeader(rate), audio]) : audio);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    script,
    always,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const rate = 24_000;
const silenceSeconds = 0.2;

/** A tone with silence before and after it, as real voices have. */
export function makeTone(seconds: number, amplitude = 8000) {
  const samples = Buffer.alloc(Math.round((seconds + silenceSeconds * 2) * rate) * 2);
  for (let index = 0; index < Math.round(seconds * rate); index++) {
    const at = index + silenceSeconds * rate;
    samples.writeInt16LE(Math.round(amplitude * Math.sin((2 * Math.PI * 440 * index) / rate)), at * 2);
  }
  return samples;
}
