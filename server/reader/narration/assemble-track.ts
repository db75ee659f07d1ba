import type { SpokenTimes } from '../../../domain/reader/listening/narration.ts';
import { secondsOf, silentFrame } from '../../platform/narrator/mp3-format.ts';
import type { SpokenSentence } from '../../platform/narrator/narrator.ts';

/** Concatenates sentences and pauses into one MP3 file and shifts their times accordingly. */
export function assembleTrack(spoken: (SpokenSentence & { pauseFrames: number })[]) {
  const parts: Uint8Array[] = [];
  const sentences: SpokenTimes[] = [];
  let bytes = 0;
  for (const { mp3Frames, pauseFrames, ...times } of spoken) {
    sentences.push(moveTimes(times, secondsOf(bytes)));
    const pause = Array<Uint8Array>(pauseFrames).fill(silentFrame);
    parts.push(mp3Frames, ...pause);
    bytes += mp3Frames.length + pauseFrames * silentFrame.length;
  }
  return { content: Buffer.concat(parts), sentences, durationSeconds: toMilliseconds(secondsOf(bytes)) };
}

function moveTimes({ startSeconds, endSeconds, words }: SpokenTimes, bySeconds: number): SpokenTimes {
  const move = (seconds: number) => toMilliseconds(seconds + bySeconds);
  return {
    startSeconds: move(startSeconds),
    endSeconds: move(endSeconds),
    words: words.map((word) => ({
      ...word,
      startSeconds: move(word.startSeconds),
      endSeconds: move(word.endSeconds),
    })),
  };
}

const toMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;
