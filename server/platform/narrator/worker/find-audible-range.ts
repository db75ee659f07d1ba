import type { Pcm } from './voice-task.ts';

const quiet = 0.01 * 32_768;

/** The time range without leading and trailing silence. Completely silent audio keeps its full range. */
export function findAudibleRange({ samples, sampleRate }: Pcm) {
  const first = samples.findIndex((sample) => Math.abs(sample) > quiet);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > quiet);
  if (first === -1) return { startSeconds: 0, endSeconds: samples.length / sampleRate };
  return { startSeconds: first / sampleRate, endSeconds: (last + 1) / sampleRate };
}
