import { findAudibleRange } from './find-audible-range.ts';
import { UnusableAudio } from './unusable-audio.ts';
import type { Pcm } from './voice-task.ts';

// The maximum share of clipped samples. A loud voice reaches the maximum sample value only occasionally; distorted audio stays
// at this value.
const mostClipped = 0.02;
const clippedAt = 32_600;
const quietRms = 0.002 * 32_768;

/** Throws if the audio is silent or distorted, or if its length differs too much from the estimate for the text. */
export function judgeAudio(audio: Pcm, estimatedSeconds: number) {
  const { samples } = audio;
  let energy = 0;
  let clipped = 0;
  // Uses an index, because an iterator takes several times as long.
  for (let index = 0; index < samples.length; index++) {
    const sample = samples[index] ?? 0;
    energy += sample * sample;
    if (sample >= clippedAt || sample <= -clippedAt) clipped += 1;
  }
  if (Math.sqrt(energy / samples.length) < quietRms) throw new UnusableAudio('content', 'The audio is silent.');
  if (clipped / samples.length > mostClipped) throw new UnusableAudio('content', 'The audio is distorted by clipping.');
  judgeLength(audio, estimatedSeconds);
}

/**
 * Tolerates voices that are slower or faster than the estimate, and tolerates more for short sentences. Detects audio that is
 * cut off early, and audio of a text with a very different length.
 */
function judgeLength(audio: Pcm, estimatedSeconds: number) {
  const { startSeconds, endSeconds } = findAudibleRange(audio);
  const seconds = endSeconds - startSeconds;
  const shortest = estimatedSeconds * 0.4 - 0.3;
  const longest = estimatedSeconds * 2.5 + 2;
  if (seconds >= shortest && seconds <= longest) return;
  const lengths = `${seconds.toFixed(1)} s, about ${estimatedSeconds.toFixed(1)} s expected`;
  throw new UnusableAudio('content', `The audio does not have the length of the sentence: ${lengths}.`);
}

const secondsPerLetter = 0.065;
const lettersPerDigit = 5;

/** Estimates the length of the audio. Used on servers without the built-in voice, whose audio gives a better estimate. */
export const estimateSeconds = (text: string) =>
  ([...text].length + (text.match(/\d/g)?.length ?? 0) * (lettersPerDigit - 1)) * secondsPerLetter;
