/** Why there is no sound. */
export type SoundProblem =
  /** There is no connection, and the sound is not on the device. */
  | 'offline'
  /** The connection broke in the middle. */
  | 'lost'
  /** The sound arrived, but cannot be played. */
  | 'broken'
  /** Nobody here can speak this language. */
  | 'unavailable'
  /** It could not be made this time. */
  | 'failed'
  /** The device's own voice does not speak. */
  | 'stalled';

export interface WordRange {
  from: number;
  to: number;
}

export interface Speaking {
  /** The next sentence comes at once, so the breath between them is left as it is. */
  follows: boolean;
  /** Only these words of it. */
  only?: WordRange | undefined;
}

/** Something that reads sentences aloud, one when it is asked to. */
export interface Voice {
  speak: (sentence: number, how: Speaking) => void;
  /** Is silent for so long, then says that it has ended. */
  rest: (seconds: number) => void;
  pause: () => void;
  resume: () => void;
  /** Forgets what it was about to say. */
  stop: () => void;
  setSpeed: (speed: number) => void;
}

export interface VoiceListener {
  onHeard: () => void;
  onWaiting: () => void;
  /** Called when another word is being spoken, or none. */
  onWord: (word: WordRange | undefined) => void;
  /** A sentence or a rest is over. */
  onEnd: () => void;
  /** Somebody else has stopped the sound: a call, pulled headphones, the browser. */
  onInterrupted: () => void;
  onProblem: (problem: SoundProblem) => void;
}
