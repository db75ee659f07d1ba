import type { Language } from '../language.ts';
import type { PartOfSpeech } from '../lexicon/concept.ts';

/** The identity of a word: always from the lexicon, never from a language model. */
export interface Word {
  language: Language;
  base: string;
  partOfSpeech: PartOfSpeech;
}

export interface IdentifiedWord extends Pick<Word, 'base' | 'partOfSpeech'> {
  /** The words of an expression or a German compound, to estimate its rank if the frequency list lacks it. */
  parts?: readonly Pick<Word, 'base' | 'partOfSpeech'>[];
  /** The meaning of an expression. */
  conceptId?: string;
}

/** A word at its position in a sentence. An expression is one word with the positions of all its parts. */
export interface WordInSentence {
  /** Null for names and numbers, which always count as known. */
  word: IdentifiedWord | null;
  /** UTF-16 offsets, start and end of each part. */
  ranges: (readonly [start: number, end: number])[];
  /** How many words of the sentence this word takes: three for an expression of three words. */
  runningWords: number;
}
