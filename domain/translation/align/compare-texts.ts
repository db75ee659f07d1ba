import type { MarkedParagraphs } from './marked-sentence.ts';

/**
 * The sentences of a text as arrays with one value per sentence. Sums are prefix sums: the sum before each sentence, and the
 * total at the end.
 */
export interface TextColumns {
  count: number;
  paragraphCount: number;
  /** For each sentence, the numbers of its marks. */
  marks: readonly (readonly number[])[];
  /** For each mark, by its number: the sentences that contain it, in order. */
  places: readonly (readonly number[])[];
  lengthSums: Float64Array;
  markSums: Float64Array;
  /** 1 for a sentence that begins a paragraph. */
  openings: Uint8Array;
}

export interface ComparedTexts {
  source: TextColumns;
  translation: TextColumns;
}

/** Numbers the marks of both texts, so that the search compares numbers instead of strings. */
export function compareTexts(source: MarkedParagraphs, translation: MarkedParagraphs): ComparedTexts {
  const numbers = new Map<string, number>();
  const [own, other] = [numberMarks(source, numbers), numberMarks(translation, numbers)];
  return {
    source: toColumns(source, own, numbers.size),
    translation: toColumns(translation, other, numbers.size),
  };
}

const numberMarks = (paragraphs: MarkedParagraphs, numbers: Map<string, number>) =>
  paragraphs.flatMap((sentences) =>
    sentences.map(({ marks }) =>
      [...marks].map((mark) => {
        const number = numbers.get(mark) ?? numbers.size;
        numbers.set(mark, number);
        return number;
      }),
    ),
  );

function toColumns(paragraphs: MarkedParagraphs, marks: number[][], markCount: number): TextColumns {
  const count = marks.length;
  const places = Array.from({ length: markCount }, (): number[] => []);
  for (const [sentence, numbers] of marks.entries()) for (const number of numbers) places[number]?.push(sentence);
  const openings = new Uint8Array(count + 1);
  let at = 0;
  for (const { length } of paragraphs) {
    openings[at] = 1;
    at += length;
  }
  return {
    count,
    paragraphCount: paragraphs.length,
    marks,
    places,
    lengthSums: sumUp(paragraphs.flat().map(({ text }) => text.length)),
    markSums: sumUp(marks.map(({ length }) => length)),
    openings,
  };
}

function sumUp(numbers: readonly number[]): Float64Array {
  const sums = new Float64Array(numbers.length + 1);
  for (const [index, number] of numbers.entries()) sums[index + 1] = (sums[index] ?? 0) + number;
  return sums;
}

/** The sum over `count` sentences from sentence `from` on. */
export const sumOf = (sums: Float64Array, from: number, count: number) => (sums[from + count] ?? 0) - (sums[from] ?? 0);
