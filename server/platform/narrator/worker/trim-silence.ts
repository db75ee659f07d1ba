import type { SpokenTimes } from '../../../../domain/reader/listening/narration.ts';
import type { Pcm } from './voice-task.ts';

const leadSeconds = 0.04;
const tailSeconds = 0.1;

/** Removes silence before and after the speech. The pauses between sentences are added when they are concatenated. */
export function trimSilence({ samples, sampleRate }: Pcm, times: SpokenTimes): { audio: Pcm; times: SpokenTimes } {
  const first = Math.max(0, Math.floor((times.startSeconds - leadSeconds) * sampleRate));
  const last = Math.min(samples.length, Math.ceil((times.endSeconds + tailSeconds) * sampleRate));
  const offset = first / sampleRate;
  return {
    audio: { samples: samples.slice(first, last), sampleRate },
    times: {
      startSeconds: times.startSeconds - offset,
      endSeconds: times.endSeconds - offset,
      words: times.words.map((word) => ({
        ...word,
        startSeconds: word.startSeconds - offset,
        endSeconds: word.endSeconds - offset,
      })),
    },
  };
}
