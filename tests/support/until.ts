import { setTimeout as sleep } from 'node:timers/promises';
import { scaleTimeout } from './machine-speed.ts';

interface Waiting {
  /** For the error: what did not happen. */
  what: string;
  /** On the reference machine; scaled to this one. */
  timeoutMs: number;
  everyMs?: number;
}

/** Waits for something, also where no test runs. */
export async function until(isSo: () => boolean | Promise<boolean>, { what, timeoutMs, everyMs = 10 }: Waiting) {
  const allowedMs = scaleTimeout(timeoutMs);
  for (const start = performance.now(); !(await isSo()); await sleep(everyMs)) {
    if (performance.now() - start > allowedMs) throw new Error(`Not within ${allowedMs} ms: ${what}`);
  }
}
