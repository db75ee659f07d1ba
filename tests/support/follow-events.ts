import { expect } from 'vitest';
import type { TestServer } from './servers/start-test-server.ts';

/** Opens an event stream and waits until it receives events. */
export async function followEvents(server: Pick<TestServer, 'baseUrl'>, token: string) {
  const leaving = new AbortController();
  const response = await fetch(`${server.baseUrl}/api/live`, {
    headers: { cookie: `session=${token}` },
    signal: leaving.signal,
  });
  const followed = { events: [] as unknown[], isEnded: false, headers: response.headers };
  const reading = read(response, followed.events)
    .catch(() => {})
    .finally(() => {
      followed.isEnded = true;
    });
  await expect.poll(() => followed.events[0], { interval: 5 }).toEqual({ topic: 'everything' });
  followed.events.shift();
  return Object.assign(followed, {
    async [Symbol.asyncDispose]() {
      leaving.abort();
      await reading;
    },
  });
}

async function read(response: Response, events: unknown[]) {
  if (response.body === null) return;
  let rest = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) if (block.startsWith('data: ')) events.push(JSON.parse(block.slice('data: '.length)));
  }
}
