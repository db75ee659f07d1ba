/** Where the reader is: the active sentence, and the position that is saved. An external store. */
export interface Place {
  /** The number of the active sentence. */
  current: () => number;
  /** How far the article has been read: the active sentence, or a later one that was read by scrolling. */
  position: () => number;
  /** The position the server rendered. A newer position of this device is applied after hydration. */
  rendered: () => number;
  count: number;
  /** Moves to a sentence; clamps to the existing ones. */
  goTo: (sentence: number) => void;
  /** Moves only the position: the active sentence stays. */
  readOn: (sentence: number) => void;
  /** Subscribes to every step, also to the current sentence. Returns an unsubscribe function. */
  onStep: (listener: () => void) => () => void;
  /** Subscribes to every change of the position. Returns an unsubscribe function. */
  onPosition: (listener: () => void) => () => void;
}

export function createPlace(start: number, count: number, known = start): Place {
  let current = nearest(start, count);
  let position = current;
  const rendered = nearest(known, count);
  const steps = createListeners();
  const positions = createListeners();

  return {
    current: () => current,
    position: () => position,
    rendered: () => rendered,
    count,
    goTo(sentence) {
      current = nearest(sentence, count);
      position = current;
      steps.tell();
      positions.tell();
    },
    readOn(sentence) {
      if (sentence === position) return;
      position = nearest(sentence, count);
      positions.tell();
    },
    onStep: steps.add,
    onPosition: positions.add,
  };
}

function createListeners() {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of [...listeners]) listener();
    },
    add(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const nearest = (sentence: number, count: number) => Math.min(Math.max(sentence, 1), count);
