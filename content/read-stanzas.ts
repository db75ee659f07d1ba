/** A block of lines between blank ones, and the number of its first line in the file. */
export type Stanza = { line: number; lines: string[] };

/** A place in a content file that departs from the format of content/README.md. */
export class FormatError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line} ${message}`);
    this.name = 'FormatError';
  }
}

export function readStanzas(text: string): Stanza[] {
  const stanzas: Stanza[] = [];
  let isOpen = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') {
      isOpen = false;
      continue;
    }
    if (!isOpen) stanzas.push({ line: index + 1, lines: [] });
    stanzas.at(-1)?.lines.push(line);
    isOpen = true;
  }
  return stanzas;
}
