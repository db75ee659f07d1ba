type Reading = { pattern: RegExp; text: string; from: number };

/** Where a sticky pattern ends that begins at a position; the position itself where it does not match. */
export function skipPattern({ pattern, text, from }: Reading): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
