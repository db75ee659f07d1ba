export interface Sample {
  minute: number;
  'server MB': number;
  'database MB': number;
  handles: number;
  connections: number;
  'requests/s': number;
  /** CPU time per request, of the server and of the database. */
  'server ms': number;
  'database ms': number;
  'p50 ms': number;
  'p95 ms': number;
}

/**
 * The allowed growth factors from the first to the last third of the samples. They are above 1, because garbage collection and
 * caches cause some growth.
 */
const allowed = { 'server MB': 1.15, 'database MB': 1.25, handles: 1.1, connections: 1.25 };

/** Lists the values that grew more than allowed. */
export function findGrowth(samples: readonly Sample[]): string[] {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const names = ['server MB', 'database MB', 'handles', 'connections'] as const;
  return names.flatMap((name) => {
    const first = mean(samples.slice(0, third).map((sample) => sample[name]));
    const last = mean(samples.slice(-third).map((sample) => sample[name]));
    return last <= first * allowed[name] + 2 ? [] : [`${name} grew from ${first.toFixed(0)} to ${last.toFixed(0)}`];
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
