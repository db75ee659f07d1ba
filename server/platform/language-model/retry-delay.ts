const firstDelayMs = 500;
const longestDelayMs = 20_000;

/** Doubles with every attempt; half of it is chance, so that many who failed together do not come back together. */
export function backoffMs(attempt: number, random: () => number) {
  const fullMs = Math.min(firstDelayMs * 2 ** (attempt - 1), longestDelayMs);
  return Math.round(fullMs / 2 + (random() * fullMs) / 2);
}

/** What the provider asked for, as seconds, as a date or, by some, as milliseconds. */
export function readRetryAfterMs(headers: Record<string, string> | undefined, now: Date): number | undefined {
  const exact = Number(headers?.['retry-after-ms'] ?? Number.NaN);
  if (exact >= 0) return exact;
  const asked = headers?.['retry-after']?.trim();
  if (asked === undefined || asked === '') return undefined;
  const waitMs = /^\d+(\.\d+)?$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now.getTime();
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
