import type { SpokenTimes } from '../../../../domain/reader/listening/narration.ts';

/** Scales the times of words linearly to the audio of another voice. */
export function fitTimes(
  { startSeconds, endSeconds, words }: SpokenTimes,
  fitted: { startSeconds: number; endSeconds: number },
): SpokenTimes {
  const ratio = (fitted.endSeconds - fitted.startSeconds) / Math.max(endSeconds - startSeconds, 0.001);
  const move = (seconds: number) =>
    Math.min(fitted.endSeconds, Math.max(fitted.startSeconds, fitted.startSeconds + (seconds - startSeconds) * ratio));
  return {
    ...fitted,
    words: words.map((word) => ({ ...word, startSeconds: move(word.startSeconds), endSeconds: move(word.endSeconds) })),
  };
}
