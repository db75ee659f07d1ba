import { alignSentences } from './align/align-sentences.ts';
import type { Bead, MarkedParagraphs, MarkedSentence } from './align/marked-sentence.ts';

export interface Pair {
  source: string;
  translation: string;
}

/**
 * Aligns the sentences of two texts in order, by length, shared marks and paragraphs. Joins sentences where one side has
 * more, and leaves a sentence without a partner if the other side lacks it. Returns the pairs of each paragraph of the
 * source.
 */
export const alignTexts = (source: MarkedParagraphs, translation: MarkedParagraphs): Pair[][] =>
  pairParagraphs({ source, translation }, alignSentences(source, translation)).filter(({ length }) => length > 0);

interface Texts {
  source: MarkedParagraphs;
  translation: MarkedParagraphs;
}

/**
 * One list of pairs per paragraph of the source. A list is empty if all sentences of its paragraph were joined with
 * sentences of another paragraph.
 */
export function pairParagraphs({ source, translation }: Texts, beads: readonly Bead[]): Pair[][] {
  const [sentences, others] = [source.flat(), translation.flat()];
  const paragraphOf = source.flatMap((paragraph, index) => paragraph.map(() => index));
  const opened = translation.flatMap((paragraph) => paragraph.map((_, index) => index === 0));
  const paragraphs: Pair[][] = source.map(() => []);
  let current = 0;
  for (const bead of beads) {
    // A translated sentence without a source stays in the current paragraph, unless it begins a paragraph of the
    // translation.
    if (bead.sources > 0 || opened[bead.t]) current = paragraphOf[bead.s] ?? Math.max(0, source.length - 1);
    paragraphs[current]?.push(toPair(bead, sentences, others));
  }
  return paragraphs;
}

/** Aligns two lists of lines without paragraphs. Returns groups of line indexes. */
export const alignLines = (source: Sentences, translation: Sentences): Bead[] =>
  alignSentences([source], [translation]);

type Sentences = readonly MarkedSentence[];

const toPair = ({ s, t, sources, translations }: Bead, source: Sentences, translation: Sentences): Pair => ({
  source: join(source.slice(s, s + sources)),
  translation: join(translation.slice(t, t + translations)),
});

const join = (sentences: Sentences) => sentences.map(({ text }) => text).join(' ');
