import { setTimeout as sleep } from 'node:timers/promises';
import { scaleTimeout } from './machine-speed.ts';

interface Waiting {
  /** The expected condition, for the error message. */
  what: string;
  /** The timeout on the reference machine. It is scaled to this machine. */
  timeoutMs: number;
  everyMs?: number;
}

/** Polls until the condition is true. Also works outside of tests. */
export async function until(isSo: () => boolean | Promise<boolean>, { what, timeoutMs, everyMs = 10 }: Waiting) {
  const allowedMs = scaleTimeout(timeoutMs);
  for (const start = performance.now(); !(await isSo()); await sleep(everyMs)) {
    if (performance.now() - start > allowedMs) throw new Error(`Not within ${allowedMs} ms: ${what}`);
  }
}
