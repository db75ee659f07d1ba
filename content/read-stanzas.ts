/** A block of lines between blank lines, with the line number of its first line. */
export type Stanza = { line: number; lines: string[] };

/** A format error in a content file. content/README.md defines the format. */
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
