/** The reading position: the number of the active sentence, as an external store. */
export interface Place {
  current: () => number;
  /** The position the server rendered. A newer position of this device is applied after hydration. */
  rendered: () => number;
  count: number;
  /** Moves to a sentence; clamps to the existing ones. */
  goTo: (sentence: number) => void;
  /** Subscribes to every step, also to the current sentence. Returns an unsubscribe function. */
  onStep: (listener: () => void) => () => void;
}

export function createPlace(start: number, count: number, known = start): Place {
  let current = nearest(start, count);
  const rendered = nearest(known, count);
  const listeners = new Set<() => void>();

  return {
    current: () => current,
    rendered: () => rendered,
    count,
    goTo(sentence) {
      current = nearest(sentence, count);
      for (const tell of [...listeners]) tell();
    },
    onStep(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const nearest = (sentence: number, count: number) => Math.min(Math.max(sentence, 1), count);
