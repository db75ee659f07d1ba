import type { Range } from './definition/definition.ts';

export interface FoundText {
  /** Counted from one. */
  sentence: number;
  range: Range;
}

/** Finds every occurrence of a text in the sentences, ignoring case and accents. */
export function findInSentences(sentences: readonly string[], wanted: string): FoundText[] {
  const folded = fold(wanted.trim()).text;
  if (folded === '') return [];
  return sentences.flatMap((sentence, index) =>
    findIn(sentence, folded).map((range) => ({ sentence: index + 1, range })),
  );
}

function findIn(sentence: string, wanted: string): Range[] {
  const { text, origins } = fold(sentence);
  const ranges: Range[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
    ranges.push([origins[at] ?? 0, origins[at + wanted.length] ?? sentence.length]);
  return ranges;
}

/** Lower-cases a text and removes accents. `origins` maps each letter to its offset in the original. */
function fold(original: string) {
  let text = '';
  const origins: number[] = [];
  let offset = 0;
  for (const letter of original) {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    for (let unit = 0; unit < plain.length; unit++) origins.push(offset);
    text += plain;
    offset += letter.length;
  }
  return { text, origins };
}
