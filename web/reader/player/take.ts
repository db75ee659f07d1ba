import type { SpokenTimes } from '../../../domain/reader/narration.ts';
import type { WordRange } from './voice.ts';

/** A sentence's sound: where it stands in which file. */
export interface Take {
  audioUrl: string;
  times: SpokenTimes;
  /** Where the next sentence begins in the same file. */
  nextStartSeconds: number | undefined;
}

/** Of the breath after a sentence or a word, so much still belongs to its sound. */
const tailSeconds = 0.12;

/** Where one stops listening: at the next sentence if that follows at once, else soon after the last word. */
export function stopOf({ times, nextStartSeconds }: Take, follows: boolean) {
  if (nextStartSeconds === undefined) return Number.POSITIVE_INFINITY;
  return follows ? nextStartSeconds : Math.min(times.endSeconds + tailSeconds, nextStartSeconds);
}

/** Just these words of a sentence, each of them whole. */
export function cutTake(take: Take, { from, to }: WordRange): Take {
  const words = take.times.words.filter((word) => word.from < to && word.to > from);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return take;
  const following = take.times.words.find(({ startSeconds }) => startSeconds >= last.endSeconds);
  return {
    audioUrl: take.audioUrl,
    times: { startSeconds: first.startSeconds, endSeconds: last.endSeconds, words },
    nextStartSeconds: following?.startSeconds ?? last.endSeconds + tailSeconds,
  };
}
