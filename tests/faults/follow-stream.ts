import { setTimeout as sleep } from 'node:timers/promises';

/** A page's event stream that comes back after every interruption, with notes of when it heard something and when it was open. */
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
      // As the web app waits before it comes back, without the chance in it.
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
