import { expect, test } from 'vitest';
import { amplify, averageLoudness, gainFor, isSettled } from './amplify.ts';
import { measureLoudness, toLufs } from './measure-loudness.ts';
import { trimSilence } from './trim-silence.ts';

const makeTone = (loudness: number, { seconds = 3, sampleRate = 48_000, hertz = 997 } = {}) => ({
  samples: Int16Array.from(
    { length: seconds * sampleRate },
    (_, index) => loudness * 32_767 * Math.sin((2 * Math.PI * hertz * index) / sampleRate),
  ),
  sampleRate,
});

const lufsOf = (audio: Parameters<typeof measureLoudness>[0]) => toLufs(measureLoudness(audio).power);

test.each([48_000, 24_000, 22_050])('a full-scale sine of 997 Hz has −3.0 LUFS at %i Hz', (sampleRate) => {
  expect(lufsOf(makeTone(1, { sampleRate }))).toBeCloseTo(-3.01, 1);
});

test('half the amplitude is 6 LU quieter, and low tones count less', () => {
  expect(lufsOf(makeTone(0.5))).toBeCloseTo(-9.03, 1);
  expect(lufsOf(makeTone(1, { hertz: 40 }))).toBeLessThan(-8);
});

test('silence between words does not lower the loudness', () => {
  const tone = makeTone(0.5);
  const samples = new Int16Array(tone.samples.length * 3);
  samples.set(tone.samples, 0);
  expect(lufsOf({ ...tone, samples })).toBeCloseTo(lufsOf(tone), 0);
});

test.each([0.02, 0.1, 0.5, 0.9])('brings a voice at %f of full scale to −18 LUFS', (loudness) => {
  const audio = makeTone(loudness);
  expect(lufsOf(amplify(audio, gainFor(measureLoudness(audio))))).toBeCloseTo(-18, 0);
});

test('does not amplify silence, and does not clip peaks', () => {
  expect(gainFor({ power: 0 })).toBe(1);
  const { samples } = amplify(makeTone(0.9), 1.5);
  const atLimit = samples.filter((sample) => Math.abs(sample) >= 32_767).length;
  expect(atLimit / samples.length).toBeLessThan(0.01);
});

test('the gain of a voice settles with its sentences', () => {
  const usual = { power: 0.01, seconds: 4 };
  const loud = { power: 0.04, seconds: 4 };
  expect(averageLoudness(undefined, usual)).toEqual(usual);
  const settled = Array.from({ length: 14 }, () => usual).reduce<typeof usual | undefined>(averageLoudness, undefined);
  expect(averageLoudness(settled, loud).power).toBeLessThan(0.013);
  expect(isSettled(settled)).toBe(false);
  expect(isSettled({ power: 0.01, seconds: 60 })).toBe(true);
});

test('silence before and after the speech is cut, and the times move with it', () => {
  const audio = makeTone(0.5, { seconds: 2, sampleRate: 24_000 });
  const words = [{ from: 0, to: 3, startSeconds: 0.5, endSeconds: 1 }];
  const trimmed = trimSilence(audio, { startSeconds: 0.5, endSeconds: 1.5, words });
  expect(trimmed.audio.samples.length / 24_000).toBeCloseTo(1.14, 2);
  expect(trimmed.times.startSeconds).toBeCloseTo(0.04, 3);
  expect(trimmed.times.words[0]?.endSeconds).toBeCloseTo(0.54, 3);
});
