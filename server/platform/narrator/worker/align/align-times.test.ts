import { expect, test } from 'vitest';
import type { Pcm } from '../voice-task.ts';
import { alignTimes } from './align-times.ts';

interface Sound {
  hz: number;
  seconds: number;
}

const pause = (seconds: number): Sound => ({ hz: 0, seconds });

/** Generates audio in which each sound has two frequencies. Also returns when each sound starts. */
function play(sounds: Sound[], sampleRate: number, amplitude: number) {
  const samples: number[] = [];
  const starts: number[] = [];
  for (const { hz, seconds } of sounds) {
    starts.push(samples.length / sampleRate);
    const count = Math.round(seconds * sampleRate);
    for (let at = 0; at < count; at++) {
      const phase = (2 * Math.PI * hz * at) / sampleRate;
      const envelope = Math.sin((Math.PI * at) / count) ** 0.5;
      samples.push(hz === 0 ? 0 : amplitude * envelope * (Math.sin(phase) + 0.6 * Math.sin(3.1 * phase)));
    }
  }
  const audio: Pcm = { samples: Int16Array.from(samples), sampleRate };
  return { audio, starts, endSeconds: samples.length / sampleRate };
}

const pitches = [310, 620, 410, 930, 520, 350, 780];

function speakAs(lengths: number[], pauses: Record<number, number>, sampleRate: number, amplitude: number) {
  const sounds = pitches.flatMap((hz, index) => {
    const sound = { hz, seconds: lengths[index] ?? 0 };
    const before = pauses[index];
    return before === undefined ? [sound] : [pause(before), sound];
  });
  const { audio, starts, endSeconds } = play(sounds, sampleRate, amplitude);
  const isWord = sounds.map(({ hz }) => hz > 0);
  const words = starts
    .map((startSeconds, index) => ({ startSeconds, endSeconds: starts[index + 1] ?? endSeconds }))
    .filter((_, index) => isWord[index])
    .map((times, index) => ({ from: index * 4, to: index * 4 + 3, ...times }));
  return { audio, speed: 1, words, startSeconds: words[0]?.startSeconds ?? 0, endSeconds };
}

const own = speakAs([0.3, 0.2, 0.4, 0.15, 0.5, 0.3, 0.35], { 4: 0.3 }, 22_050, 6000);

test.each([
  ['another speed', speakAs([0.24, 0.16, 0.32, 0.12, 0.4, 0.24, 0.28], { 4: 0.24 }, 16_000, 12_000)],
  ['other lengths of words', speakAs([0.5, 0.15, 0.3, 0.25, 0.35, 0.45, 0.3], { 4: 0.3 }, 24_000, 3000)],
  [
    'silence before, and a longer pause',
    speakAs([0.3, 0.25, 0.4, 0.2, 0.4, 0.3, 0.35], { 0: 0.4, 4: 0.7 }, 24_000, 6000),
  ],
])('finds the words of a voice with %s', (_what, other) => {
  const { words } = alignTimes(own, other.audio);
  const errors = words.map((word, index) => Math.abs(word.startSeconds - (other.words[index]?.startSeconds ?? 0)));
  expect(Math.max(...errors)).toBeLessThan(0.06);
});

test('finds the words if the speech that it compares is twice as fast', () => {
  const fast = speakAs([0.15, 0.1, 0.2, 0.08, 0.25, 0.15, 0.17], { 4: 0.15 }, 22_050, 6000);
  const { words } = alignTimes({ ...fast, speed: 2 }, own.audio);
  const errors = words.map((word, index) => Math.abs(word.startSeconds - (own.words[index]?.startSeconds ?? 0)));
  expect(Math.max(...errors)).toBeLessThan(0.06);
});

test('words stay in order, have a length and end with the audio, even if the other voice says something else', () => {
  const { audio } = play([{ hz: 200, seconds: 0.6 }], 24_000, 9000);
  const { words, endSeconds } = alignTimes(own, audio);
  const marks = words.flatMap((word) => [word.startSeconds, word.endSeconds]);
  expect(marks).toEqual(marks.toSorted((a, b) => a - b));
  for (const word of words) expect(word.endSeconds - word.startSeconds).toBeGreaterThan(0.01);
  expect(marks.at(-1)).toBeLessThanOrEqual(endSeconds + 0.001);
});
