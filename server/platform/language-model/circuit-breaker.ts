const failuresToOpen = 5;
const firstPauseMs = 30_000;
const longestPauseMs = 300_000;

/** Circuit breaker: after five failures in a row, calls fail immediately for a while. */
export function createCircuitBreaker(now: () => Date) {
  let failures = 0;
  let pauseMs = firstPauseMs;
  let retryAt: number | undefined;
  let isHalfOpen = false;

  return {
    /**
     * The remaining pause. Zero means that the call is allowed. After the pause, a single call tests the provider
     * (half-open state).
     */
    pauseLeftMs() {
      if (retryAt === undefined) return 0;
      const leftMs = retryAt - now().getTime();
      if (leftMs > 0) return leftMs;
      if (isHalfOpen) return 1000;
      isHalfOpen = true;
      return 0;
    },
    succeeded() {
      failures = 0;
      pauseMs = firstPauseMs;
      retryAt = undefined;
      isHalfOpen = false;
    },
    failed() {
      failures += 1;
      if (failures < failuresToOpen) return;
      if (isHalfOpen) pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      retryAt = now().getTime() + pauseMs;
      isHalfOpen = false;
    },
    /** Called if the test call ended without a result, for example because it was aborted. */
    inconclusive() {
      isHalfOpen = false;
    },
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
