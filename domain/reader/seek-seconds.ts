/** All sound consists of pieces of this length. */
export const frameSeconds = 0.024;

/** Where to seek for a moment: a browser takes the piece it falls into for beginning there, and only at its beginning is that true. */
export const seekSecondsFor = (seconds: number) => Math.floor(seconds / frameSeconds) * frameSeconds + 0.0001;
