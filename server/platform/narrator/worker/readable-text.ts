const entities: Record<string, string> = { '<': '&lt;', '&': '&amp;' };

/** The text as the engine takes it, marks of its markup escaped, and the way back from its code points to our UTF-16 units. */
export function readable(text: string) {
  const origins: number[] = [];
  let given = '';
  let at = 0;
  for (const character of text) {
    const written = entities[character] ?? character;
    given += written;
    for (const _ of written) origins.push(at);
    at += character.length;
  }
  return { given, originOf: (codePoint: number) => origins[codePoint] ?? text.length };
}
