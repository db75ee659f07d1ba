import { setTimeout as sleep } from 'node:timers/promises';

/** An event stream that reconnects after every interruption, and records its events and connection times. */
export function followStream(baseUrl: string, token: string) {
  const leaving = new AbortController();
  const { signal } = leaving;
  const noted = { opened: 0, heard: 0, longestGapMs: 0, refusals: [] as number[] };
  let lostAt: number | undefined;

  async function read() {
    const response = await fetch(`${baseUrl}/api/live`, { headers: { cookie: `session=${token}` }, signal });
    if (!response.ok || response.body === null) {
      noted.refusals.push(response.status);
      return;
    }
    noted.opened += 1;
    if (lostAt !== undefined) noted.longestGapMs = Math.max(noted.longestGapMs, performance.now() - lostAt);
    lostAt = undefined;
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      noted.heard += text.split('\n\n').filter((block) => block.startsWith('data: ')).length;
    }
  }

  const following = (async () => {
    while (!signal.aborted) {
      await read().catch(() => {});
      lostAt ??= performance.now();
      // The reconnect delay of the web app, without its jitter.
      await sleep(1000, undefined, { signal }).catch(() => {});
    }
  })();

  return Object.assign(noted, {
    isOpen: () => lostAt === undefined && noted.opened > 0,
    async [Symbol.asyncDispose]() {
      leaving.abort();
      await following;
    },
  });
}
