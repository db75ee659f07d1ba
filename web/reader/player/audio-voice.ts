import { seekSecondsFor } from '../../../domain/reader/seek-seconds.ts';
import { findAudioProblem } from './find-audio-problem.ts';
import { findWordAt } from './find-spoken.ts';
import { silenceUrl } from './silence.ts';
import { cutTake, stopOf, type Take } from './take.ts';
import { createTicker } from './ticker.ts';
import type { SoundProblem, Speaking, Voice, VoiceListener, WordRange } from './voice.ts';

export interface TakeSource {
  findReady: (sentence: number) => Take | undefined;
  load: (sentence: number) => Promise<Take>;
  /** Says why a take could not be loaded. */
  explain: (error: unknown) => SoundProblem;
}

/** What the element is busy with; `silence` keeps it alive while a take is on its way. */
type Business = { kind: 'take'; take: Take; stopSeconds: number } | { kind: 'rest' } | { kind: 'silence' };

const stallMs = 12_000;
/** A hidden page may look at the clock only four times a second. */
const mostSecondsLate = 0.4;

/** Reads aloud from the narration: one audio element, and everything it does follows from its own clock. */
export function createAudioVoice(audio: HTMLAudioElement, source: TakeSource, listener: VoiceListener): Voice {
  let business: Business | undefined;
  let wanted: [sentence: number, how: Speaking] | undefined;
  let word: WordRange | undefined;
  let speed = 1;
  let turn = 0;
  let stall: ReturnType<typeof setTimeout> | undefined;
  const ticker = createTicker(look);

  function speak(sentence: number, how: Speaking) {
    turn++;
    wanted = [sentence, how];
    const ready = source.findReady(sentence);
    if (ready === undefined) waitForTake(sentence, how);
    else begin(ready, how);
    if (how.follows && source.findReady(sentence + 1) === undefined) source.load(sentence + 1).catch(() => {});
  }

  function waitForTake(sentence: number, how: Speaking) {
    const own = turn;
    listener.onWaiting();
    // A browser lets sound begin only at a touch, and the take may come too late for that.
    playFile({ kind: 'silence' }, silenceUrl(1), 0);
    source.load(sentence).then(
      (take) => own === turn && begin(take, how),
      (error: unknown) => own === turn && fail(source.explain(error)),
    );
  }

  function begin(whole: Take, { follows, only }: Speaking) {
    const take = only === undefined ? whole : cutTake(whole, only);
    const next: Business = { kind: 'take', take, stopSeconds: stopOf(take, follows) };
    if (!isPassingInto(take)) return playFile(next, take.audioUrl, take.times.startSeconds);
    business = next;
    listener.onHeard();
  }

  /** The sound has just run on from the sentence before into this one: then nothing is to be done. */
  function isPassingInto({ audioUrl, times }: Take) {
    if (business?.kind !== 'take' || business.take.times === times || audio.paused || !isLoaded(audioUrl)) return false;
    const secondsInto = audio.currentTime - times.startSeconds;
    return secondsInto >= 0 && secondsInto < mostSecondsLate;
  }

  const isLoaded = (url: string) => audio.src === new URL(url, location.href).href && audio.error === null;

  function playFile(next: Business, url: string, startSeconds: number) {
    business = next;
    if (!isLoaded(url)) audio.src = url;
    const rate = next.kind === 'take' ? speed : 1;
    audio.defaultPlaybackRate = rate;
    audio.playbackRate = rate;
    audio.preservesPitch = true;
    audio.loop = next.kind === 'silence';
    audio.currentTime = seekSecondsFor(startSeconds);
    startSound();
  }

  function startSound() {
    ticker.start();
    watchForStall();
    audio.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') interrupt();
    });
  }

  function look() {
    if (business?.kind !== 'take' || audio.seeking) return;
    const seconds = audio.currentTime;
    const spoken = findWordAt(business.take.times, seconds);
    if (spoken !== word) {
      word = spoken;
      listener.onWord(spoken);
    }
    if (seconds >= business.stopSeconds) end();
  }

  function end() {
    const before = turn;
    const ended = business;
    if (ended === undefined || ended.kind === 'silence') return;
    if (ended.kind === 'take') word = undefined;
    listener.onEnd();
    if (turn === before && business === ended) stop();
  }

  function pause() {
    turn++;
    ticker.stop();
    clearTimeout(stall);
    // Whatever was on its way is asked for again when it goes on.
    if (business?.kind === 'silence') business = undefined;
    audio.pause();
  }

  function stop() {
    pause();
    business = undefined;
    word = undefined;
  }

  function fail(problem: SoundProblem) {
    stop();
    listener.onProblem(problem);
  }

  function interrupt() {
    ticker.stop();
    clearTimeout(stall);
    listener.onInterrupted();
  }

  function watchForStall() {
    clearTimeout(stall);
    if (business?.kind !== 'take') return;
    stall = setTimeout(() => fail('lost'), stallMs);
  }

  audio.addEventListener('playing', () => {
    if (business?.kind === 'silence') return;
    clearTimeout(stall);
    listener.onHeard();
  });
  audio.addEventListener('waiting', () => {
    if (business?.kind !== 'take') return;
    watchForStall();
    listener.onWaiting();
  });
  audio.addEventListener('timeupdate', () => !audio.paused && look());
  // One that comes late tells of a file that is no longer there.
  audio.addEventListener('ended', () => audio.ended && end());
  audio.addEventListener('pause', () => {
    if (business !== undefined && audio.paused && !audio.ended && !audio.seeking) interrupt();
  });
  audio.addEventListener('error', async () => {
    const { error, src } = audio;
    if (business?.kind !== 'take' || error === null) return;
    const own = ++turn;
    const problem = await findAudioProblem(error, src);
    if (own === turn) fail(problem);
  });

  return {
    speak,
    rest(seconds) {
      turn++;
      playFile({ kind: 'rest' }, silenceUrl(seconds), 0);
    },
    pause,
    resume() {
      if (business !== undefined) startSound();
      else if (wanted !== undefined) speak(...wanted);
    },
    stop,
    setSpeed(value) {
      speed = value;
      if (business?.kind === 'take') audio.playbackRate = value;
    },
  };
}
