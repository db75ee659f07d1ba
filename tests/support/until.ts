import { setTimeout as sleep } from 'node:timers/promises';

interface Waiting {
  /** For the error: what did not happen. */
  what: string;
  timeoutMs: number;
  everyMs?: number;
}

/** Waits for something, also where no test runs. */
export async function until(isSo: () => boolean | Promise<boolean>, { what, timeoutMs, everyMs = 10 }: Waiting) {
  for (const start = performance.now(); !(await isSo()); await sleep(everyMs)) {
    if (performance.now() - start > timeoutMs) throw new Error(`Not within ${timeoutMs} ms: ${what}`);
  }
}
