import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 30_000;
const beatMs = 1000;
/** A plain request that takes longer tells of a machine that is busy with something else. */
const quickMs = 100;

/**
 * Aborts when an answer has been due for half a minute as a quiet machine counts it: while a plain request takes ten
 * times as long as it should, so may any other. A server that leaves even that one unanswered is given up at once.
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

/** Undefined when there is no answer. */
async function timePlainRequest(baseUrl: string, signal: AbortSignal) {
  const began = performance.now();
  try {
    await fetch(`${baseUrl}/api/health`, { signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) });
    return performance.now() - began;
  } catch {
    return undefined;
  }
}
