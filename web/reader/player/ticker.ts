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
  // A hidden page gets no animation frames, so the ticker changes between frames and timers.
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
