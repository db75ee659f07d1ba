/** The reader's place: the active sentence and the saved position. An external store. */
export interface Place {
  /** The number of the active sentence. */
  current: () => number;
  /** How far the article has been read: the active sentence, or a later one that was read by scrolling. */
  position: () => number;
  /**
   * Whether the article has been read to its end. Looking up a word in the last sentence is not enough. A finished article stays
   * finished until several of its sentences are read again.
   */
  isFinished: () => boolean;
  /** Whether the HTML from the server shows the article as finished. */
  renderedFinished: () => boolean;
  /** The position in the HTML from the server. A newer position of this device is applied after hydration. */
  rendered: () => number;
  count: number;
  /** Moves to a sentence; clamps to the existing ones. */
  goTo: (sentence: number) => void;
  /** Makes a sentence the active one. The position stays the same. */
  activate: (sentence: number) => void;
  /**
   * Runs a step that does not finish the article, even if the step reaches the last sentence. A finished article stays finished.
   */
  withoutFinishing: (step: () => void) => void;
  /** Moves the position only. The active sentence stays the same. */
  readOn: (sentence: number) => void;
  /** Reports a sentence that counts as read by scrolling. */
  countAsRead: (sentence: number) => void;
  /** Subscribes to the sentences that count as read by scrolling. Returns an unsubscribe function. */
  onRead: (listener: (sentence: number) => void) => () => void;
  /** Subscribes to every step, including a step to the current sentence. Returns an unsubscribe function. */
  onStep: (listener: () => void) => () => void;
  /** Subscribes to every change of the position. Returns an unsubscribe function. */
  onPosition: (listener: () => void) => () => void;
}

/** A finished article becomes unfinished when this many of its sentences are read again. */
const fewestRereads = 3;

interface Saved {
  /** Whether the article was finished, according to the device or the server, whichever has the newer position. */
  isFinished?: boolean | undefined;
  /** The server's data: the position (`known`), and whether the article was finished (`wasFinished`). */
  known?: number;
  wasFinished?: boolean | undefined;
}

export function createPlace(start: number, count: number, { known = start, ...saved }: Saved = {}): Place {
  let current = nearest(start, count);
  let position = current;
  let isFinished = saved.isFinished ?? position === count;
  let mayFinish = true;
  const rendered = nearest(known, count);
  const renderedFinished = saved.wasFinished ?? rendered === count;
  const reread = new Set<number>();
  const steps = createListeners();
  const positions = createListeners();
  const reads = createListeners<number>();

  function staysFinished() {
    if (position === count) reread.clear();
    else reread.add(position);
    return position === count || (isFinished && reread.size < fewestRereads);
  }

  return {
    current: () => current,
    position: () => position,
    isFinished: () => isFinished,
    rendered: () => rendered,
    renderedFinished: () => renderedFinished,
    count,
    goTo(sentence) {
      current = nearest(sentence, count);
      position = current;
      if (mayFinish) isFinished = staysFinished();
      steps.tell();
      positions.tell();
    },
    activate(sentence) {
      current = nearest(sentence, count);
      steps.tell();
    },
    withoutFinishing(step) {
      mayFinish = false;
      step();
      mayFinish = true;
    },
    readOn(sentence) {
      if (sentence === position && (isFinished || sentence !== count)) return;
      position = nearest(sentence, count);
      isFinished = staysFinished();
      positions.tell();
    },
    countAsRead: reads.tell,
    onRead: reads.add,
    onStep: steps.add,
    onPosition: positions.add,
  };
}

function createListeners<Told = void>() {
  const listeners = new Set<(told: Told) => void>();
  return {
    tell(told: Told) {
      for (const listener of [...listeners]) listener(told);
    },
    add(listener: (told: Told) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const nearest = (sentence: number, count: number) => Math.min(Math.max(sentence, 1), count);
