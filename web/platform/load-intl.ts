/** How long to wait at most, in case the worker cannot be fetched or the machine is busy. */
const longestMs = 1000;

let loading: Promise<void> | undefined;

/**
 * Loads the data of Intl in a worker and resolves when it is loaded. Without this, Chromium loads the data when a page first
 * formats a number, a list or a date, and blocks the page: for a sixth of a second on a phone. In Chromium, workers share
 * this data with the page.
 */
export function loadIntl() {
  loading ??= new Promise((resolve) => {
    if (typeof Worker === 'undefined') return resolve();
    const worker = new Worker(new URL('./intl-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = () => resolve();
    worker.onerror = () => resolve();
    setTimeout(resolve, longestMs);
  });
  return loading;
}
