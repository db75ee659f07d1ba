import { useEffect, useReducer, useRef } from 'react';
import type { Player } from '../player/player.ts';
import { problemOf, type RecordingProblem, type RunningRecording, startRecording } from './recorder.ts';

export type ShadowingState =
  | { step: 'listen'; problem?: RecordingProblem }
  | { step: 'recording' }
  | { step: 'recorded' }
  /**
   * The sentence is played first, then the recording. `heard` says whether the sentence (`voice`) or the recording (`learner`)
   * is playing.
   */
  | { step: 'comparing'; heard: 'voice' | 'learner' };

/** Records the learner, then plays the sentence and the recording. A change of the active sentence deletes the recording. */
export function useShadowing(player: Player, sentence: number) {
  const [state, setState] = useReducer((_: ShadowingState, next: ShadowingState) => next, { step: 'listen' });
  const running = useRef<RunningRecording>(undefined);
  const audio = useRef<HTMLAudioElement>(undefined);
  const url = useRef<string>(undefined);
  /** Incremented by each step, so that results of earlier asynchronous steps are ignored. */
  const turn = useRef(0);

  function clear() {
    turn.current++;
    running.current?.stop();
    running.current = undefined;
    audio.current?.pause();
    audio.current = undefined;
    if (url.current !== undefined) URL.revokeObjectURL(url.current);
    url.current = undefined;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of sentence deletes the recording
  useEffect(() => {
    setState({ step: 'listen' });
    return clear;
  }, [sentence]);

  async function record() {
    player.halt();
    clear();
    const own = turn.current;
    try {
      const recording = await startRecording();
      if (own !== turn.current) return recording.stop();
      running.current = recording;
      setState({ step: 'recording' });
      const blob = await recording.finished;
      if (own !== turn.current) return;
      running.current = undefined;
      if (blob === undefined) return setState({ step: 'listen', problem: 'missing' });
      url.current = URL.createObjectURL(blob);
      setState({ step: 'recorded' });
    } catch (error) {
      if (own === turn.current) setState({ step: 'listen', problem: problemOf(error) });
    }
  }

  async function compare() {
    const own = ++turn.current;
    setState({ step: 'comparing', heard: 'voice' });
    await playSentence(player);
    if (own !== turn.current || url.current === undefined) return;
    setState({ step: 'comparing', heard: 'learner' });
    const recorded = new Audio(url.current);
    audio.current = recorded;
    await playToEnd(recorded);
    if (own === turn.current) setState({ step: 'recorded' });
  }

  return { state, record, stopRecording: () => running.current?.stop(), compare };
}

/** Plays the active sentence alone. Resolves when it has ended or cannot be played. */
function playSentence(player: Player) {
  player.halt();
  return new Promise<void>((resolve) => {
    const stop = player.subscribe(() => {
      if (player.state().status !== 'paused') return;
      stop();
      resolve();
    });
    player.repeat();
  });
}

function playToEnd(audio: HTMLAudioElement) {
  return new Promise<void>((resolve) => {
    audio.onended = () => resolve();
    audio.onpause = () => resolve();
    audio.onerror = () => resolve();
    audio.play().catch(() => resolve());
  });
}
