import type { Range } from '../../../domain/reader/definition/definition.ts';

/**
 * The ranges of some words of a text. “…” stands for other words in between: “first … night”. Empty if the text does not contain
 * them in this order.
 */
export function findMarks(text: string, words: string): Range[] {
  const marks: Range[] = [];
  for (const piece of words.split('…').map((each) => each.trim())) {
    const start = piece === '' ? -1 : findWords(text, piece, marks.at(-1)?.[1] ?? 0);
    if (start < 0) return [];
    marks.push([start, start + piece.length]);
  }
  return marks;
}

/** Words inside a longer word do not count. */
function findWords(text: string, words: string, from: number): number {
  const isLetter = (place: number) => /\p{L}/u.test(text.charAt(place));
  let start = text.indexOf(words, from);
  while (start >= 0 && (isLetter(start - 1) || isLetter(start + words.length))) start = text.indexOf(words, start + 1);
  return start;
}
