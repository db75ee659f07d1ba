import type { Pcm } from './voice-task.ts';

const quiet = 0.01 * 32_768;

/** When the first and the last sound is heard. A sound that is silent throughout is taken as it is. */
export function findSound({ samples, sampleRate }: Pcm) {
  const first = samples.findIndex((sample) => Math.abs(sample) > quiet);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > quiet);
  if (first === -1) return { startSeconds: 0, endSeconds: samples.length / sampleRate };
  return { startSeconds: first / sampleRate, endSeconds: (last + 1) / sampleRate };
}
