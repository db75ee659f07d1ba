import { seekSecondsFor } from '../../../domain/reader/listening/seek-seconds.ts';
import { type AudioSegment, cutSegment, stopOf } from './audio-segment.ts';
import { findAudioProblem } from './find-audio-problem.ts';
import { findWordAt } from './find-spoken.ts';
import { silenceUrl } from './silence.ts';
import { createStallWatch } from './stall-watch.ts';
import { createTicker } from './ticker.ts';
import type { AudioProblem, Speaking, Voice, VoiceListener, WordRange } from './voice.ts';

export interface SegmentSource {
  findReady: (sentence: number) => AudioSegment | undefined;
  load: (sentence: number) => Promise<AudioSegment>;
  /** Returns why a segment could not be loaded. */
  explain: (error: unknown) => AudioProblem;
}

/** What the audio element plays: a sentence, the pause between sentences (`rest`), or `silence` while a segment loads. */
type Business =
  | { kind: 'segment'; segment: AudioSegment; stopSeconds: number }
  | { kind: 'rest' }
  | { kind: 'silence' };

const retryMs = 1000;
/** How late the end of a sentence may be noticed. If timers are throttled, only `timeupdate` events are left: four per second. */
const mostSecondsLate = 0.4;

/** A voice that plays the narration with one audio element. Its timing follows the element's clock, not timers. */
export function createAudioVoice(audio: HTMLAudioElement, source: SegmentSource, listener: VoiceListener): Voice {
  let business: Business | undefined;
  let retried: Business | undefined;
  let wanted: [sentence: number, how: Speaking] | undefined;
  let word: WordRange | undefined;
  let speed = 1;
  let turn = 0;
  const ticker = createTicker(look);
  const stall = createStallWatch(audio, () => fail('lost'));

  function speak(sentence: number, how: Speaking) {
    turn++;
    wanted = [sentence, how];
    const ready = source.findReady(sentence);
    if (ready === undefined) waitForSegment(sentence, how);
    else begin(ready, how);
    if (how.follows && source.findReady(sentence + 1) === undefined) source.load(sentence + 1).catch(() => {});
  }

  function waitForSegment(sentence: number, how: Speaking) {
    const own = turn;
    listener.onWaiting();
    // Plays silence until the segment has loaded. The browser allows audio only if it starts in the click handler, and the
    // segment may arrive too late for that.
    playFile({ kind: 'silence' }, silenceUrl(1), 0);
    source.load(sentence).then(
      (segment) => own === turn && begin(segment, how),
      (error: unknown) => own === turn && fail(source.explain(error)),
    );
  }

  function begin(whole: AudioSegment, { follows, only }: Speaking) {
    const segment = only === undefined ? whole : cutSegment(whole, only);
    const next: Business = { kind: 'segment', segment, stopSeconds: stopOf(segment, follows) };
    if (!isPassingInto(segment)) return playFile(next, segment.audioUrl, segment.times.startSeconds);
    business = next;
    listener.onHeard();
  }

  /** Whether playback has just run from the previous sentence into this sentence, so that no seek is needed. */
  function isPassingInto({ audioUrl, times }: AudioSegment) {
    if (business?.kind !== 'segment' || business.segment.times === times || audio.paused || !isLoaded(audioUrl))
      return false;
    const secondsInto = audio.currentTime - times.startSeconds;
    return secondsInto >= 0 && secondsInto < mostSecondsLate;
  }

  const isLoaded = (url: string) => audio.src === new URL(url, location.href).href && audio.error === null;

  function playFile(next: Business, url: string, startSeconds: number) {
    business = next;
    if (!isLoaded(url)) audio.src = url;
    const rate = next.kind === 'segment' ? speed : 1;
    audio.defaultPlaybackRate = rate;
    audio.playbackRate = rate;
    audio.preservesPitch = true;
    audio.loop = next.kind === 'silence';
    audio.currentTime = seekSecondsFor(startSeconds);
    startAudio();
  }

  function startAudio() {
    ticker.start();
    if (business?.kind === 'segment') stall.start();
    else stall.stop();
    audio.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') interrupt();
    });
  }

  function look() {
    // If the audio device disappears, Firefox sets `error` and jumps to the end of the file. That is not the end of the sentence.
    if (business?.kind !== 'segment' || audio.seeking || audio.error !== null) return;
    const seconds = audio.currentTime;
    const spoken = findWordAt(business.segment.times, seconds);
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
    if (ended.kind === 'segment') word = undefined;
    listener.onEnd();
    if (turn === before && business === ended) stop();
  }

  function pause() {
    turn++;
    ticker.stop();
    stall.stop();
    // A segment that is still loading is requested again on resume.
    if (business?.kind === 'silence') business = undefined;
    audio.pause();
  }

  function stop() {
    pause();
    business = undefined;
    word = undefined;
  }

  function fail(problem: AudioProblem) {
    stop();
    listener.onProblem(problem);
  }

  function interrupt() {
    ticker.stop();
    stall.stop();
    listener.onInterrupted();
  }

  /** Downloads the file once more, because the connection may have broken only for a moment. */
  async function retryOrFail(failed: Business & { kind: 'segment' }, error: MediaError) {
    const seconds = Math.max(audio.currentTime, failed.segment.times.startSeconds);
    stop();
    listener.onWaiting();
    const own = turn;
    const problem = await findAudioProblem(error, audio.src);
    const isLast = problem === 'broken' || retried === failed || !navigator.onLine;
    if (!isLast) await new Promise((resolve) => setTimeout(resolve, retryMs));
    if (own !== turn) return;
    if (isLast) return fail(problem);
    retried = failed;
    playFile(failed, failed.segment.audioUrl, seconds);
  }

  audio.addEventListener('playing', () => {
    if (business?.kind === 'silence') return;
    stall.stop();
    listener.onHeard();
  });
  audio.addEventListener('waiting', () => {
    if (business?.kind !== 'segment') return;
    stall.start();
    listener.onWaiting();
  });
  audio.addEventListener('timeupdate', () => !audio.paused && look());
  // Checks `audio.ended`, because a late event may belong to a previous file.
  audio.addEventListener('ended', () => audio.ended && audio.error === null && end());
  audio.addEventListener('pause', () => {
    if (business !== undefined && audio.paused && !audio.ended && !audio.seeking) interrupt();
  });
  audio.addEventListener('error', () => {
    if (audio.error === null || business === undefined || business.kind === 'silence') return;
    // An error during a pause only ends the pause. The next sentence fails too and reports the reason.
    if (business.kind === 'rest') return end();
    void retryOrFail(business, audio.error);
  });

  return {
    speak,
    rest(seconds) {
      turn++;
      playFile({ kind: 'rest' }, silenceUrl(seconds), 0);
    },
    pause,
    resume() {
      if (business !== undefined) startAudio();
      else if (wanted !== undefined) speak(...wanted);
    },
    stop,
    setSpeed(value) {
      speed = value;
      if (business?.kind === 'segment') audio.playbackRate = value;
    },
  };
}
