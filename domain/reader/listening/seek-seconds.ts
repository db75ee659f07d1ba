/** Length of one MP3 frame. */
export const frameSeconds = 0.024;

/** The seek position for a time: the start of its MP3 frame. Browsers assume that a frame starts where the seek lands. */
export const seekSecondsFor = (seconds: number) => Math.floor(seconds / frameSeconds) * frameSeconds + 0.0001;
