import type { SpokenTimes } from '../../../../../domain/reader/listening/narration.ts';
import { findAudibleRange } from '../find-audible-range.ts';
import type { Pcm } from '../voice-task.ts';
import { toCepstra } from './cepstra.ts';
import { warp } from './warp.ts';

/** The distance between two frames that are compared, at normal speed. */
const stepSeconds = 0.025;
// How far a word may be from its expected time. The expected time assumes that one voice is faster than the other by a constant
// factor. One limit is in seconds, the other is a share of the audio. The larger limit applies.
const reachSeconds = 0.8;
const reachShare = 0.1;
/** The minimum length of a word, so that the reader highlights every word at least for a moment. */
const shortestSeconds = 0.02;

/**
 * The speed at which the built-in voice speaks a sentence that is only compared with another voice. At this speed, speaking
 * takes two thirds of the time. The words are found almost as exactly, see “Voices that report no word times” in
 * docs/performance.md.
 */
export const comparedSpeed = 1.5;

export interface TimedSpeech extends SpokenTimes {
  audio: Pcm;
  /** Relative to normal speech: 2 is twice as fast. */
  speed: number;
}

/**
 * Converts the times of words to the audio of another voice with the same text, by comparing both recordings frame by frame.
 * `bench/listening/measure-word-times.ts` measures the error.
 */
export function alignTimes({ audio, speed, startSeconds, endSeconds, words }: TimedSpeech, other: Pcm): SpokenTimes {
  const ownStepSeconds = stepSeconds / speed;
  const range = findAudibleRange(other);
  const ownFrames = toCepstra(cut(audio, { startSeconds, endSeconds }), ownStepSeconds);
  const otherFrames = toCepstra(cut(other, range), stepSeconds);
  const otherSeconds = range.endSeconds - range.startSeconds;
  const reach = Math.max(reachSeconds, otherSeconds * reachShare) / stepSeconds;
  const { first, last } = warp(ownFrames, otherFrames, reach);

  /**
   * Converts a time to the other recording. One frame can match several frames of the other recording, for example if the other
   * voice pauses longer. A word starts after a pause, so its start needs the last of these frames. A word ends before a pause,
   * so its end needs the first of them.
   */
  const move = (seconds: number, frames: Float64Array) => {
    const row = Math.round((seconds - startSeconds) / ownStepSeconds);
    if (row <= 0) return range.startSeconds;
    if (row >= frames.length) return range.endSeconds;
    return range.startSeconds + (frames[row] ?? 0) * stepSeconds;
  };
  const starts = words.map((word) => move(word.startSeconds, last));
  const ends = words.map((word, index) => {
    const isFollowed = words[index + 1]?.startSeconds === word.endSeconds;
    return isFollowed ? (starts[index + 1] ?? 0) : move(word.endSeconds, first);
  });
  const moved = words.map((word, index) => ({
    ...word,
    startSeconds: starts[index] ?? 0,
    endSeconds: ends[index] ?? 0,
  }));
  return { ...range, words: separate(moved, range.endSeconds) };
}

/** Gives every word a length above zero, because several words may have been moved to the same frame. */
function separate(words: SpokenTimes['words'], endSeconds: number) {
  let before = Number.NEGATIVE_INFINITY;
  return words.map((word, index) => {
    const room = (words.length - index) * shortestSeconds;
    const start = Math.max(before, Math.min(word.startSeconds, endSeconds - room));
    const next = words[index + 1]?.startSeconds ?? endSeconds;
    const end = Math.max(start + shortestSeconds, Math.min(word.endSeconds, next));
    before = end;
    return { ...word, startSeconds: start, endSeconds: end };
  });
}

const cut = ({ samples, sampleRate }: Pcm, range: { startSeconds: number; endSeconds: number }): Pcm => ({
  samples: samples.subarray(Math.floor(range.startSeconds * sampleRate), Math.ceil(range.endSeconds * sampleRate)),
  sampleRate,
});
