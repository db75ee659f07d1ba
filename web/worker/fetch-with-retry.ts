import { downloadSignal } from './downloads.ts';

const mostTries = 4;
// The waiting time is limited, because the browser stops a service worker whose event takes longer than about five minutes.
const longestWaitMs = 30_000;

/**
 * Downloads a file. Waits as long as Retry-After says and tries again if there were too many requests or the server is not ready.
 * Rejects when the downloads are stopped.
 */
export async function fetchWithRetry(path: string, init: RequestInit): Promise<Response> {
  const signal = downloadSignal();
  for (let tries = 1; ; tries++) {
    const response = await fetch(path, { ...init, signal });
    if (tries === mostTries || (response.status !== 429 && response.status !== 503)) return response;
    const seconds = Number(response.headers.get('retry-after')) || 1;
    await wait(Math.min(seconds * 1000, longestWaitMs), signal);
  }
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
