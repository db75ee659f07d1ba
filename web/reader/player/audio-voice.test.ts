import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { frameSeconds } from '../../../domain/reader/seek-seconds.ts';
import { createAudioVoice } from './audio-voice.ts';
import type { Take } from './take.ts';

// A hidden page, so that nothing waits for pictures.
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
const take: Take = {
  audioUrl: '/whole.mp3',
  times: { startSeconds: 10.03, endSeconds: 10.9, words },
  nextStartSeconds: 11.3,
};

test('a sentence is sought at the beginning of its frame, where a browser is exact', () => {
  const { audio, voice } = prepareVoice();
  voice.speak(1, { follows: false });
  expect(audio.src).toBe('/whole.mp3');
  expectFrameOf(10.03, audio.currentTime);
});

test('and so is a word within it', () => {
  const { audio, voice } = prepareVoice();
  voice.speak(1, { follows: false, only: { from: 5, to: 9 } });
  expectFrameOf(10.51, audio.currentTime);
});

test('a sentence that the sound has just run into is not sought at all', () => {
  const { audio, voice } = prepareVoice();
  voice.speak(1, { follows: true });
  audio.src = 'https://foxtale.test/whole.mp3';
  audio.currentTime = 11.31;
  voice.speak(2, { follows: true });
  expect(audio.currentTime).toBe(11.31);
});

/** Never later than the moment, at most a frame earlier, and by no rounding in the frame before. */
function expectFrameOf(moment: number, sought: number) {
  expect(sought).toBeLessThanOrEqual(moment);
  expect(moment - sought).toBeLessThan(frameSeconds);
  expect(sought % frameSeconds).toBeLessThan(0.001);
}

function prepareVoice() {
  const element = { src: '', currentTime: 0, paused: false, seeking: false, error: null, play: async () => {} };
  const audio = Object.assign(new EventTarget(), element);
  const nothing = () => {};
  const following = { ...take, times: { ...take.times, startSeconds: 11.3 }, nextStartSeconds: undefined };
  const source = {
    findReady: (sentence: number) => (sentence === 1 ? take : following),
    load: async () => following,
    explain: () => 'failed' as const,
  };
  const voice = createAudioVoice(audio as unknown as HTMLAudioElement, source, {
    ...{ onHeard: nothing, onWaiting: nothing, onWord: nothing },
    ...{ onEnd: nothing, onInterrupted: nothing, onProblem: nothing },
  });
  return { audio, voice };
}
