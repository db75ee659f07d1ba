/** The sentence one is at. Tells only whom a step concerns, so that a step in 600 sentences costs what it costs in 12. */
export interface Place {
  current: () => number;
  count: number;
  /** Goes to the nearest sentence there is. */
  goTo: (sentence: number) => void;
  /** Hears every step. */
  onStep: (listener: () => void) => () => void;
  /** Hears when this sentence becomes the active one, and when it is left. */
  onTurnOf: (sentence: number, listener: () => void) => () => void;
}

export function createPlace(start: number, count: number): Place {
  let current = nearest(start, count);
  const everyStep = new Set<() => void>();
  const turns = new Map<number, Set<() => void>>();

  return {
    current: () => current,
    count,
    goTo(sentence) {
      const left = current;
      current = nearest(sentence, count);
      const concerned = current === left ? [] : [...(turns.get(left) ?? []), ...(turns.get(current) ?? [])];
      for (const tell of [...concerned, ...everyStep]) tell();
    },
    onStep: (listener) => enter(everyStep, listener),
    onTurnOf(sentence, listener) {
      const listeners = turns.get(sentence) ?? new Set();
      turns.set(sentence, listeners);
      return enter(listeners, listener);
    },
  };
}

const nearest = (sentence: number, count: number) => Math.min(Math.max(sentence, 1), count);

function enter(listeners: Set<() => void>, listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
