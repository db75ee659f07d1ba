import { followFinished } from '../../../domain/reader/follow-finished.ts';

/** A store outside React for the user's place in the article: the active sentence and the saved position. */
export interface Place {
  /** The number of the active sentence. */
  current: () => number;
  /** How far the article has been read: the sentence of the last step, or a later sentence that was read by scrolling. */
  position: () => number;
  /**
   * The sentence that the user is reading: the active sentence or, if the user has since read on by scrolling, the position.
   */
  attended: () => number;
  /** Whether the article has been read to its end. A finished article stays finished until several of its sentences are read again. */
  isFinished: () => boolean;
  /** Whether the HTML from the server shows the article as finished. */
  renderedFinished: () => boolean;
  /** The position in the HTML from the server. A newer position of this device is applied after hydration. */
  rendered: () => number;
  count: number;
  /** Moves to a sentence. A number out of range is clamped to the first or last sentence. */
  goTo: (sentence: number) => void;
  /** Makes a sentence the active one, for example to look up one of its words. The position stays the same. */
  activate: (sentence: number) => void;
  /** Moves the position only. The active sentence stays the same. */
  readOn: (sentence: number) => void;
  /** Moves the position to a sentence in which a word was looked up. In the last sentence, this does not finish the article. */
  lookUpIn: (sentence: number) => void;
  /** Moves the position to the end and marks the article as finished. */
  finish: () => void;
  /** Reports a sentence that counts as read by scrolling. */
  countAsRead: (sentence: number) => void;
  /** Subscribes to the sentences that count as read by scrolling. Returns an unsubscribe function. */
  onRead: (listener: (sentence: number) => void) => () => void;
  /** Subscribes to every step, including a step to the current sentence. Returns an unsubscribe function. */
  onStep: (listener: (step: Step) => void) => () => void;
  /** Subscribes to every change of the position. Returns an unsubscribe function. */
  onPosition: (listener: () => void) => () => void;
  /** Subscribes to every change of the sentence that the user is reading. Returns an unsubscribe function. */
  onAttended: (listener: () => void) => () => void;
}

/** `moved`: the position has moved with the active sentence. `activated`: the position has stayed. */
type Step = 'moved' | 'activated';

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
  let attended = current;
  const finished = followFinished({
    sentenceCount: count,
    start: position,
    wasFinished: saved.isFinished ?? position === count,
  });
  const rendered = nearest(known, count);
  const renderedFinished = saved.wasFinished ?? rendered === count;
  const steps = createListeners<Step>();
  const positions = createListeners();
  const reads = createListeners<number>();

  return {
    current: () => current,
    position: () => position,
    attended: () => attended,
    isFinished: finished.isFinished,
    rendered: () => rendered,
    renderedFinished: () => renderedFinished,
    count,
    goTo(sentence) {
      current = nearest(sentence, count);
      position = current;
      attended = current;
      finished.moveTo(position);
      steps.tell('moved');
      positions.tell();
    },
    activate(sentence) {
      current = nearest(sentence, count);
      attended = current;
      steps.tell('activated');
    },
    readOn(sentence) {
      const mayFinish = sentence === count && !finished.isFinished();
      if (sentence === position && attended === position && !mayFinish) return;
      position = nearest(sentence, count);
      attended = position;
      finished.moveTo(position);
      positions.tell();
    },
    lookUpIn(sentence) {
      position = nearest(sentence, count);
      attended = position;
      if (position < count) finished.moveTo(position);
      positions.tell();
    },
    finish() {
      position = count;
      attended = count;
      finished.finish();
      positions.tell();
    },
    countAsRead: reads.tell,
    onRead: reads.add,
    onStep: steps.add,
    onPosition: positions.add,
    onAttended(listener) {
      const stops = [steps.add(listener), positions.add(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
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
