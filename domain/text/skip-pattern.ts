type Reading = { pattern: RegExp; text: string; from: number };

/** Returns the end of the match of a sticky pattern at `from`, or `from` without a match. */
export function skipPattern({ pattern, text, from }: Reading): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
