/** The choices for the pause between two sentences, in seconds. */
export const pauseSeconds = { none: 0, short: 1.5, long: 4 } as const;
