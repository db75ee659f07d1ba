const hiddenMs = 100;

/** Calls `tick` in every animation frame while the page is visible, and ten times per second while it is hidden. */
export function createTicker(tick: () => void) {
  let cancel: (() => void) | undefined;

  function next() {
    if (document.visibilityState === 'visible') {
      const frame = requestAnimationFrame(run);
      cancel = () => cancelAnimationFrame(frame);
    } else {
      const timer = setTimeout(run, hiddenMs);
      cancel = () => clearTimeout(timer);
    }
  }
  function run() {
    next();
    tick();
  }
  function stop() {
    cancel?.();
    cancel = undefined;
    document.removeEventListener('visibilitychange', restart);
  }
  // Switches between animation frames and timers, because a hidden page gets no animation frames.
  function restart() {
    cancel?.();
    next();
  }
  return {
    start() {
      stop();
      document.addEventListener('visibilitychange', restart);
      next();
    },
    stop,
  };
}
