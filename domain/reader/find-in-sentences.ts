import type { Range } from './definition.ts';

export interface FoundText {
  /** Counted from one. */
  sentence: number;
  range: Range;
}

/** Every place where the sentences contain a text, whatever the case and the accents. */
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

/** In lower case and without accents, with the offset that each letter had before. */
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
