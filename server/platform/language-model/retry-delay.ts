const firstDelayMs = 500;
const longestDelayMs = 20_000;

/** Exponential backoff with jitter, so that calls that failed together do not retry together. */
export function backoffMs(attempt: number, random: () => number) {
  const fullMs = Math.min(firstDelayMs * 2 ** (attempt - 1), longestDelayMs);
  return Math.round(fullMs / 2 + (random() * fullMs) / 2);
}

/** Reads the header Retry-After (seconds or a date) or the non-standard header retry-after-ms. */
export function readRetryAfterMs(headers: Record<string, string> | undefined, now: Date): number | undefined {
  const exact = Number(headers?.['retry-after-ms'] ?? Number.NaN);
  if (exact >= 0) return exact;
  const retryAfter = headers?.['retry-after']?.trim();
  if (retryAfter === undefined || retryAfter === '') return undefined;
  const waitMs = /^\d+(\.\d+)?$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime();
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
