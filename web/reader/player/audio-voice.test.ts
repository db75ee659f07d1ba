import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { frameSeconds } from '../../../domain/reader/listening/seek-seconds.ts';
import type { AudioSegment } from './audio-segment.ts';
import { createAudioVoice } from './audio-voice.ts';

// Makes the page hidden, so that the ticker uses timers instead of animation frames.
beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'https://foxtale.test/' });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }));
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const words = [
  { from: 0, to: 4, startSeconds: 10.03, endSeconds: 10.4 },
  { from: 5, to: 9, startSeconds: 10.51, endSeconds: 10.9 },
];
const segment: AudioSegment = {
  audioUrl: '/whole.mp3',
  times: { startSeconds: 10.03, endSeconds: 10.9, words },
  nextStartSeconds: 11.3,
};

test('seeks to the start of the MP3 frame of a sentence, because browsers seek exactly only to frame starts', () => {
  const { audio, voice } = prepareVoice();
  voice.speak(1, { follows: false });
  expect(audio.src).toBe('/whole.mp3');
  expectFrameOf(10.03, audio.currentTime);
});

test('seeks to the start of the MP3 frame of a word', () => {
  const { audio, voice } = prepareVoice();
  voice.speak(1, { follows: false, only: { from: 5, to: 9 } });
  expectFrameOf(10.51, audio.currentTime);
});

test('does not seek if playback has just run into the sentence', () => {
  const { audio, voice } = prepareVoice();
  voice.speak(1, { follows: true });
  audio.src = 'https://foxtale.test/whole.mp3';
  audio.currentTime = 11.31;
  voice.speak(2, { follows: true });
  expect(audio.currentTime).toBe(11.31);
});

// Firefox behaves like this when its audio device disappears: the error is set, the position jumps, then the events follow.
test('reports a file that fails and jumps to its end, and plays no further sentence', async () => {
  const { audio, voice, heard } = prepareVoice();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => new Response());
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2 });
  voice.speak(1, { follows: true });
  Object.assign(audio, { error: { code: 3 }, currentTime: 12 });
  audio.dispatchEvent(new Event('timeupdate'));
  audio.dispatchEvent(new Event('error'));
  Object.assign(audio, { paused: true, ended: true });
  audio.dispatchEvent(new Event('pause'));
  audio.dispatchEvent(new Event('ended'));
  await vi.advanceTimersByTimeAsync(200);
  expect(heard).toEqual(['problem broken']);
});

test('ends a pause at once if its silence cannot be played', () => {
  const { audio, voice, heard } = prepareVoice();
  voice.rest(4);
  Object.assign(audio, { error: { code: 3 } });
  audio.dispatchEvent(new Event('error'));
  expect(heard).toEqual(['end']);
});

test('keeps waiting while the server is slow, and reports a lost connection only if the device is offline', async () => {
  const { voice, heard } = prepareVoice();
  const device = { onLine: true };
  vi.stubGlobal('navigator', device);
  voice.speak(1, { follows: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([]);
  device.onLine = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(heard).toEqual(['problem lost']);
});

test('audio that plays is not lost, also if the browser has not reported that it plays', async () => {
  const { audio, voice, heard } = prepareVoice();
  vi.stubGlobal('navigator', { onLine: false });
  voice.speak(1, { follows: true });
  Object.assign(audio, { readyState: 4 });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(heard).toEqual([]);
});

test('downloads a file once more after a network error, and only then reports a lost connection', async () => {
  const { audio, voice, heard } = prepareVoice();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2 });
  const play = vi.spyOn(audio, 'play');
  const breakOff = () => {
    Object.assign(audio, { error: { code: 2 } });
    audio.dispatchEvent(new Event('error'));
  };
  voice.speak(1, { follows: true });
  audio.currentTime = 10.6;
  breakOff();
  await vi.advanceTimersByTimeAsync(3000);
  expect([play.mock.calls.length, heard]).toEqual([2, []]);
  expectFrameOf(10.6, audio.currentTime);
  breakOff();
  await vi.advanceTimersByTimeAsync(3000);
  expect([play.mock.calls.length, heard]).toEqual([2, ['problem lost']]);
});

test('a pause cancels the second download', async () => {
  const { audio, voice, heard } = prepareVoice();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2 });
  const play = vi.spyOn(audio, 'play');
  voice.speak(1, { follows: true });
  Object.assign(audio, { error: { code: 2 } });
  audio.dispatchEvent(new Event('error'));
  voice.pause();
  await vi.advanceTimersByTimeAsync(3000);
  expect([play.mock.calls.length, heard]).toEqual([1, []]);
});

/** The seek position is never later than the given time and at most one MP3 frame earlier, despite rounding. */
function expectFrameOf(moment: number, sought: number) {
  expect(sought).toBeLessThanOrEqual(moment);
  expect(moment - sought).toBeLessThan(frameSeconds);
  expect(sought % frameSeconds).toBeLessThan(0.001);
}

function prepareVoice() {
  const element = {
    src: '',
    currentTime: 0,
    paused: false,
    ended: false,
    seeking: false,
    error: null,
    play: async () => {},
    pause: () => {},
  };
  const audio = Object.assign(new EventTarget(), element);
  const nothing = () => {};
  const heard: string[] = [];
  const following = { ...segment, times: { ...segment.times, startSeconds: 11.3 }, nextStartSeconds: undefined };
  const source = {
    findReady: (sentence: number) => (sentence === 1 ? segment : following),
    load: async () => following,
    explain: () => 'failed' as const,
  };
  const voice = createAudioVoice(audio as unknown as HTMLAudioElement, source, {
    onHeard: nothing,
    onWaiting: nothing,
    onWord: nothing,
    onEnd: () => heard.push('end'),
    onInterrupted: () => heard.push('interrupted'),
    onProblem: (problem) => heard.push(`problem ${problem}`),
  });
  return { audio, voice, heard };
}
