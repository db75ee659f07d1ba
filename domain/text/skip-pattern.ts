type Reading = { pattern: RegExp; text: string; from: number };

/** Returns the end of a sticky pattern that matches at `from`; `from` if it does not match. */
export function skipPattern({ pattern, text, from }: Reading): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
