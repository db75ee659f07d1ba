import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 30_000;
const beatMs = 1000;
/** If a health check takes longer than this, the machine counts as busy. */
const quickMs = 100;

/**
 * Aborts a request after half a minute, scaled by the load of the machine: if a health check takes ten times as long as usual,
 * the limit is ten times as long. If the health check gets no response, the request is aborted immediately.
 */
export function startPatience(baseUrl: string) {
  const [end, giveUp] = [new AbortController(), new AbortController()];
  void spend().catch(() => {});

  async function spend() {
    for (let leftMs = patienceMs; leftMs > 0; ) {
      const began = performance.now();
      await sleep(beatMs, undefined, { signal: end.signal });
      const tookMs = await timePlainRequest(baseUrl, end.signal);
      const share = tookMs === undefined ? leftMs : (performance.now() - began) * Math.min(1, quickMs / tookMs);
      leftMs -= share;
    }
    giveUp.abort();
  }

  return { signal: giveUp.signal, [Symbol.dispose]: () => end.abort() };
}

/** Returns undefined if there is no response. */
async function timePlainRequest(baseUrl: string, signal: AbortSignal) {
  const began = performance.now();
  try {
    await fetch(`${baseUrl}/api/health`, { signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) });
    return performance.now() - began;
  } catch {
    return undefined;
  }
}
