const failuresToOpen = 5;
const firstPauseMs = 30_000;
const longestPauseMs = 300_000;

/** Spares a provider that is down, and whoever would wait for it: after five failures in a row nobody asks for a while. */
export function createCircuitBreaker(now: () => Date) {
  let failures = 0;
  let pauseMs = firstPauseMs;
  let opensAgainAt: number | undefined;
  let isTrying = false;

  return {
    /** How long to stay away; zero lets the caller through. After a pause a single call tries for all. */
    pauseLeftMs() {
      if (opensAgainAt === undefined) return 0;
      const leftMs = opensAgainAt - now().getTime();
      if (leftMs > 0) return leftMs;
      if (isTrying) return 1000;
      isTrying = true;
      return 0;
    },
    succeeded() {
      failures = 0;
      pauseMs = firstPauseMs;
      opensAgainAt = undefined;
      isTrying = false;
    },
    failed() {
      failures += 1;
      if (failures < failuresToOpen) return;
      if (isTrying) pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      opensAgainAt = now().getTime() + pauseMs;
      isTrying = false;
    },
    /** The call that tried ended without telling anything about the provider. */
    gaveUp() {
      isTrying = false;
    },
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
