const blankLinePattern = /\n[^\S\n]*\n\s*/u;
const itemPattern = /^(?:[-–—•*·▪◦‣]\s|(?:\d{1,3}|\p{L})[.)]\s)/u;
const completePattern = /[.!?…:;‽][\s"'’”“»«›‹)\]]*$/u;
const shortLine = 45;

/** Splits a text into non-empty paragraphs and joins hard-wrapped lines with a space. */
export function splitParagraphs(text: string): string[] {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029\f\v]/gu, '\n')
    .split(blankLinePattern)
    .flatMap(splitBlock);
}

/** Splits the lines between two blank lines into paragraphs. */
function splitBlock(block: string): string[] {
  const lines = block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const wrapWidth = findWrapWidth(lines);
  const paragraphs: string[] = [];
  let open: string[] = [];
  for (const [index, line] of lines.entries()) {
    open.push(line);
    const next = lines[index + 1];
    if (next !== undefined && !isBreak({ line, next, wrapWidth })) continue;
    paragraphs.push(open.join(' '));
    open = [];
  }
  return paragraphs;
}

function isBreak({ line, next, wrapWidth }: { line: string; next: string; wrapWidth: number }): boolean {
  const isComplete = completePattern.test(line);
  const isShort = line.length < shortLine && !/^\p{Ll}/u.test(next);
  if (itemPattern.test(next)) return isComplete || isShort || itemPattern.test(line);
  // In a hard-wrapped text, a sentence may end at the end of a full line without ending the paragraph.
  if (isComplete) return line.length < wrapWidth;
  return isShort;
}

/**
 * The length from which a line counts as full. A text counts as hard-wrapped only if some line begins in lower case within a
 * sentence; otherwise no line counts as full.
 */
function findWrapWidth(lines: string[]): number {
  const goesOn = lines.some((line, index) => !completePattern.test(line) && /^\p{Ll}/u.test(lines[index + 1] ?? ''));
  const longest = lines.reduce((width, line) => Math.max(width, line.length), 0);
  return goesOn ? longest * 0.8 : Number.POSITIVE_INFINITY;
}
