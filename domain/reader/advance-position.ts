// Readers may skip a few sentences while they scroll. A longer jump does not move the position.
const mostSkipped = 3;

/** The new position: the sentence that was read, unless it is before the current position or too far after it. */
export const advancePosition = (position: number, read: number) =>
  read > position && !isJump(position, read) ? read : position;

/** Whether a reader who goes from one sentence to a later one skips more than a few sentences. */
export const isJump = (from: number, to: number) => to > from + 1 + mostSkipped;

// Roughly the number of sentences on a screen.
const mostBeforeLookup = 10;

/**
 * The new position after a word lookup: the sentence of the word. The reader has probably read the sentences before it on
 * the screen. The position does not change after a long jump or a step back.
 */
export const advanceToLookup = (position: number, sentence: number) =>
  sentence > position && sentence <= position + mostBeforeLookup ? sentence : position;
