/** Why there is no audio. */
export type AudioProblem =
  /** Offline, and the audio is not stored on the device. */
  | 'offline'
  /** The connection was lost during playback. */
  | 'lost'
  /** The audio arrived but cannot be played. */
  | 'broken'
  /** No voice is available for this language. */
  | 'unavailable'
  /** Generating the audio failed. */
  | 'failed'
  /** The device voice does not speak. */
  | 'stalled';

export interface WordRange {
  from: number;
  to: number;
}

export interface Speaking {
  /** Whether the next sentence is played directly afterwards. If so, the silence after this sentence is also played. */
  follows: boolean;
  /** Plays only these words. */
  only?: WordRange | undefined;
}

/** Reads one sentence at a time on request. */
export interface Voice {
  speak: (sentence: number, how: Speaking) => void;
  /** Pauses for this long, then calls onEnd. */
  rest: (seconds: number) => void;
  pause: () => void;
  resume: () => void;
  /** Cancels the current sentence. */
  stop: () => void;
  setSpeed: (speed: number) => void;
}

/** Speech synthesis of the device. */
export interface DeviceSpeaker extends Voice {
  /** The offset up to which the sentence has been spoken, as far as it is known. */
  saidUpTo: () => number;
}

export interface VoiceListener {
  onHeard: () => void;
  onWaiting: () => void;
  /** Called when the spoken word changes; undefined for none. */
  onWord: (word: WordRange | undefined) => void;
  /** Called when a sentence or a pause has ended. */
  onEnd: () => void;
  /** Called when playback was stopped from outside: by a phone call, unplugged headphones or the browser. */
  onInterrupted: () => void;
  onProblem: (problem: AudioProblem) => void;
}
