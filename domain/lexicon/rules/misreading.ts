import type { Language } from '../../language.ts';
import type { Lexicon } from '../lexicon.ts';
import type { ReadWord } from '../read-sentence.ts';

export type Neighbours = {
  conceptId: string;
  /** The dictionary form of the expression. */
  base: string;
  /** Whether the sentence has no version in another language. Such a version would show what is meant. */
  isAlone: boolean;
  /** The words of the expression, including other words in its gaps. */
  span: readonly ReadWord[];
  before: ReadWord | undefined;
  earlier: readonly ReadWord[];
  /** The word after the expression, if only a space separates them. */
  next: ReadWord | undefined;
  later: readonly ReadWord[];
  lexicon: Lexicon;
};

/**
 * Text that contains the words of the expression `base` without its meaning: a false match. Comments give an example of a
 * false match, and often of a true one.
 */
export type Misreading = { language: Language; base: RegExp; isSeen: (neighbours: Neighbours) => boolean };
