const blankLinePattern = /\n[^\S\n]*\n\s*/u;
const itemPattern = /^(?:[-–—•*·▪◦‣]\s|(?:\d{1,3}|\p{L})[.)]\s)/u;
const completePattern = /[.!?…:;‽][\s"'’”“»«›‹)\]]*$/u;
const shortLine = 45;

/** The paragraphs of a text, without empty ones; hard-wrapped lines are joined by a space. */
export function splitParagraphs(text: string): string[] {
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029\f\v]/gu, '\n')
    .split(blankLinePattern)
    .flatMap(splitBlock);
}

/** Parts the lines between two blank lines where a new paragraph begins. */
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
  // In a hard-wrapped text a sentence may happen to end where the line is full.
  if (isComplete) return line.length < wrapWidth;
  return isShort;
}

/** From which length on a line counts as full; only lines that go on in lower case show that a text is wrapped. */
function findWrapWidth(lines: string[]): number {
  const goesOn = lines.some((line, index) => !completePattern.test(line) && /^\p{Ll}/u.test(lines[index + 1] ?? ''));
  const longest = lines.reduce((width, line) => Math.max(width, line.length), 0);
  return goesOn ? longest * 0.8 : Number.POSITIVE_INFINITY;
}
