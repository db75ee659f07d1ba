const hiddenMs = 100;

/** Calls again and again: before every picture while the page is seen, and ten times a second while it is not. */
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
  // A page that has just been hidden draws no more pictures.
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
