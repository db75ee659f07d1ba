/** The sentence one is at. */
export interface Place {
  current: () => number;
  /** Where it was when the page was rendered ahead: a step made elsewhere since is seen right after. */
  rendered: () => number;
  count: number;
  /** Goes to the nearest sentence there is. */
  goTo: (sentence: number) => void;
  /** Hears every step, also one to where one is. */
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
