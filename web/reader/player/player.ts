import type { Place } from '../position/place.ts';
import type { AudioProblem, Voice, VoiceListener, WordRange } from './voice.ts';

export interface PlayerState {
  status: 'paused' | 'loading' | 'playing';
  isLooping: boolean;
  problem: AudioProblem | undefined;
}

export interface PlayerSettings {
  speed: number;
  gapSeconds: number;
  /** If true, playback stops after each sentence. */
  isShadowing: boolean;
}

/** The current playback: a sentence, the pause after it, some words, or nothing. */
type Stretch =
  | { kind: 'nothing' }
  | { kind: 'sentence'; sentence: number; isAlone: boolean }
  | { kind: 'words'; sentence: number; following: SpokenPiece[] }
  | { kind: 'rest' };

export interface SpokenPiece extends WordRange {
  sentence: number;
}

export type Player = ReturnType<typeof createPlayer>;

interface PlayerParts<Speaker extends Voice> {
  place: Place;
  createVoice: (listener: VoiceListener) => Speaker;
  /** Highlights the spoken word of the active sentence. */
  showWord: (sentence: number, word: WordRange | undefined) => void;
  settings: PlayerSettings;
  /** Called when playback has reached the end of the article. */
  onFinished: () => void;
}

/**
 * Plays all sentences, starting with the active sentence. The position is the sentence that is played, even if the user has
 * read further.
 */
export function createPlayer<Speaker extends Voice>(parts: PlayerParts<Speaker>) {
  const { place, createVoice, showWord, settings, onFinished } = parts;
  let state: PlayerState = { status: 'paused', isLooping: false, problem: undefined };
  let stretch: Stretch = { kind: 'nothing' };
  let { speed, gapSeconds, isShadowing } = settings;
  let isHeld = false;
  const listeners = new Set<() => void>();

  const voice = createVoice({
    onHeard: () => state.status === 'loading' && change({ status: 'playing' }),
    onWaiting: () => state.status === 'playing' && change({ status: 'loading' }),
    onWord: (word) => showWord(spokenSentence(), word),
    onEnd: () => {
      if (stretch.kind === 'rest') goOn();
      else if (stretch.kind === 'words') sayWords(stretch.following);
      else endSentence();
    },
    onInterrupted: () => change({ status: 'paused' }),
    onProblem: (problem) => {
      drop();
      change({ status: 'paused', problem });
    },
  });
  voice.setSpeed(speed);

  function change(changed: Partial<PlayerState>) {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  }

  const spokenSentence = () => ('sentence' in stretch ? stretch.sentence : place.current());

  function begin(sentence: number, isAlone = false) {
    stretch = { kind: 'sentence', sentence, isAlone };
    place.readOn(sentence);
    change({ status: state.status === 'paused' ? 'loading' : state.status, problem: undefined });
    voice.speak(sentence, { follows: isFollowed(sentence, isAlone) });
  }

  const isFollowed = (sentence: number, isAlone: boolean) =>
    !isAlone && !isShadowing && !state.isLooping && gapSeconds === 0 && sentence < place.count;

  function endSentence() {
    showWord(spokenSentence(), undefined);
    if (stretch.kind === 'sentence' && stretch.isAlone) return halt();
    if (place.current() === place.count && !state.isLooping) {
      halt();
      return onFinished();
    }
    if (isShadowing) return halt();
    if (gapSeconds === 0) return goOn();
    stretch = { kind: 'rest' };
    voice.rest(gapSeconds);
  }

  function goOn() {
    const next = state.isLooping ? place.current() : place.current() + 1;
    if (next > place.count) return halt();
    if (next !== place.current()) place.goTo(next);
    begin(next);
  }

  function sayWords([piece, ...following]: SpokenPiece[]) {
    drop();
    if (piece === undefined) return change({ status: 'paused' });
    stretch = { kind: 'words', sentence: piece.sentence, following };
    change({ status: state.status === 'paused' ? 'loading' : state.status, problem: undefined });
    voice.speak(piece.sentence, { follows: false, only: piece });
  }

  function drop() {
    showWord(spokenSentence(), undefined);
    stretch = { kind: 'nothing' };
    voice.stop();
  }

  function halt() {
    drop();
    change({ status: 'paused' });
  }

  function play() {
    isHeld = false;
    if (state.status !== 'paused') return;
    if (stretch.kind === 'rest') return goOn();
    if (stretch.kind !== 'sentence' || stretch.sentence !== place.current()) return begin(place.current());
    place.readOn(place.current());
    change({ status: 'loading', problem: undefined });
    voice.resume();
  }

  function pause() {
    isHeld = false;
    if (state.status === 'paused') return;
    voice.pause();
    change({ status: 'paused' });
  }

  function move(step: () => void) {
    const isPaused = state.status === 'paused';
    drop();
    step();
    if (!isPaused) begin(place.current());
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    play,
    pause,
    toggle: () => (state.status === 'paused' ? play() : pause()),
    /**
     * Pauses until `release`, for example while a definition is open. If the user has played or paused in between, `release`
     * does nothing.
     */
    hold() {
      if (state.status === 'paused') return;
      pause();
      isHeld = true;
    },
    release() {
      if (!isHeld) return;
      if (stretch.kind === 'words') halt();
      play();
    },
    /** Moves to a sentence. If audio is playing, playback continues at that sentence. */
    goTo: (sentence: number) => move(() => place.goTo(sentence)),
    /**
     * Makes a sentence the active one, without moving the position. If audio is playing, playback continues at that sentence.
     */
    activate: (sentence: number) => move(() => place.activate(sentence)),
    /** Plays the sentence again. If playback was paused, plays only this sentence. */
    repeat: () => begin(place.current(), state.status === 'paused'),
    /** Plays only these words, once, without moving the position. */
    sayWords,
    toggleLoop: () => change({ isLooping: !state.isLooping }),
    set(changed: Partial<PlayerSettings>) {
      gapSeconds = changed.gapSeconds ?? gapSeconds;
      isShadowing = changed.isShadowing ?? isShadowing;
      if (changed.speed === undefined || changed.speed === speed) return;
      speed = changed.speed;
      voice.setSpeed(speed);
    },
    voice,
    /** Starts the active sentence again, so that a newly chosen voice speaks it. While paused, the next `play` does this. */
    restart() {
      if (state.status !== 'paused') begin(place.current());
      else stretch = { kind: 'nothing' };
    },
    /** Resumes playback if the given problem has stopped it, for example when a lost connection is back. */
    goOnAfter: (problem: AudioProblem) => state.problem === problem && play(),
    halt,
  };
}
