import type { SpokenTimes } from '../../../domain/reader/listening/narration.ts';
import type { WordRange } from './voice.ts';

/** The audio of one sentence: a time range in an audio file. */
export interface AudioSegment {
  audioUrl: string;
  times: SpokenTimes;
  /** The start of the next sentence or word in the same file; undefined if none follows. */
  nextStartSeconds: number | undefined;
}

/** How much of the silence after a sentence or word is still played. */
const tailSeconds = 0.12;

/**
 * Where playback stops. If the next sentence is played directly afterwards: where the next sentence starts. Otherwise: shortly
 * after the last word.
 */
export function stopOf({ times, nextStartSeconds }: AudioSegment, follows: boolean) {
  if (nextStartSeconds === undefined) return Number.POSITIVE_INFINITY;
  return follows ? nextStartSeconds : Math.min(times.endSeconds + tailSeconds, nextStartSeconds);
}

/** The part of a segment in which these words are spoken. A word that is only partly selected is played as a whole. */
export function cutSegment(segment: AudioSegment, { from, to }: WordRange): AudioSegment {
  const words = segment.times.words.filter((word) => word.from < to && word.to > from);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return segment;
  const following = segment.times.words.find(({ startSeconds }) => startSeconds >= last.endSeconds);
  return {
    audioUrl: segment.audioUrl,
    times: { startSeconds: first.startSeconds, endSeconds: last.endSeconds, words },
    nextStartSeconds: following?.startSeconds ?? last.endSeconds + tailSeconds,
  };
}
