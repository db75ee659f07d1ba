import { expect, test } from 'vitest';
import { estimateSeconds, judgeAudio } from './judge-audio.ts';

const sampleRate = 24_000;

const makeTone = (seconds: number, loudness = 0.5) => ({
  samples: Int16Array.from({ length: seconds * sampleRate }, (_, index) => {
    const sample = loudness * Math.sin((2 * Math.PI * 200 * index) / sampleRate);
    return Math.max(-1, Math.min(1, sample)) * 32_767;
  }),
  sampleRate,
});

test.each([
  ['as long as expected', 3, 3],
  ['spoken fast', 1.5, 3],
  ['spoken slowly', 7, 3],
  ['a short word', 0.9, 0.4],
])('accepts audio that is %s', (_name, seconds, expected) => {
  expect(() => judgeAudio(makeTone(seconds), expected)).not.toThrow();
});

test.each([
  ['cut off', makeTone(1), 5, 'length'],
  ['another text', makeTone(30), 5, 'length'],
  ['silent', makeTone(3, 0), 3, 'silent'],
  ['nearly silent', makeTone(3, 0.001), 3, 'silent'],
  ['distorted', makeTone(3, 4), 3, 'clipping'],
])('refuses audio that is %s', (_name, audio, expected, reason) => {
  expect(() => judgeAudio(audio, expected)).toThrow(reason);
});

test('peaks at full scale are not clipping', () => {
  const audio = makeTone(3);
  for (let index = 0; index < audio.samples.length; index += 200) audio.samples[index] = 32_767;
  expect(() => judgeAudio(audio, 3)).not.toThrow();
});

test('numbers take longer than their digits', () => {
  expect(estimateSeconds('1848')).toBeGreaterThan(estimateSeconds('fox!') * 3);
});
