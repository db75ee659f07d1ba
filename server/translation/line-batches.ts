import type { TranslationProgress } from './translation-progress.ts';

const mostLines = 20;
// If at most this many lines are missing, only `mostCharacters` limits a batch. Every request repeats the instructions, so a
// few long requests cost less than many short ones.
const mostLinesOfShort = 30;
const mostCharacters = 3000;
const linesBefore = 3;
const linesAfter = 2;

/** Groups the lines that are still missing into batches, in their order. */
export function intoBatches(lines: readonly string[], translated: TranslationProgress): number[][] {
  const missing = translated.filter((line) => line === null).length;
  const longest = missing <= mostLinesOfShort ? missing : mostLines;
  const batches: number[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const [index, line] of lines.entries()) {
    if (translated[index] !== null) continue;
    const batch = batches.at(-1);
    if (batch === undefined || batch.length === longest || characters + line.length > mostCharacters) {
      batches.push([index]);
      characters = line.length;
    } else {
      batch.push(index);
      characters += line.length;
    }
  }
  return batches;
}

/** The lines before and after the batch, as context. */
export function contextOf(batch: readonly number[], lines: readonly string[], translated: TranslationProgress) {
  const [first = 0, last = 0] = [batch[0], batch.at(-1)];
  const before = Array.from({ length: Math.min(linesBefore, first) }, (_, step) => first - 1 - step).reverse();
  return {
    before: before.map((index) => ({ text: lines[index], translation: translated[index] })),
    after: lines.slice(last + 1, last + 1 + linesAfter),
  };
}
