import * as v from 'valibot';
import type { Language } from '../language.ts';

/** A part of a book: a chapter, or a piece of one. */
export interface BookPart {
  articleId: string;
  /** Counted from one. */
  part: number;
  partOfChapter: number;
  chapterParts: number;
  title: string;
  wordCount: number;
  sentenceCount: number;
  /** The sentence that the reader has reached; zero if they have not opened the part. */
  sentence: number;
  isFinished: boolean;
  isTranslated: boolean;
  /**
   * The share of known words in the text (every occurrence counts), and the number of new words. Null if the learner has no
   * level, and until the words are indexed.
   */
  coverage: { known: number; newWords: number } | null;
}

/** A book in a list. */
export interface ListedBook {
  id: string;
  title: string;
  author: string | null;
  language: Language;
  hasCover: boolean;
  partCount: number;
  wordCount: number;
  /** 0 to 1: the share of all sentences that were read. */
  progress: number;
  isBegun: boolean;
  /** The part to read next; null if all are finished. */
  next: { articleId: string; part: number; title: string } | null;
}

export interface Book extends ListedBook {
  parts: BookPart[];
  /** The address of the page that the book is from; null for a file. */
  sourceUrl: string | null;
  /** The coverage of the whole book, see `BookPart`. */
  coverage: { known: number; newWords: number } | null;
  /** False while parts are still being stored. */
  isComplete: boolean;
  translation: BookTranslation;
}

interface BookTranslation {
  /**
   * Whether the owner has chosen “Translate as I read”: a part is translated when it is opened, and the next part in
   * advance.
   */
  isAhead: boolean;
  /** Whether a model is configured that could translate. */
  canBeMade: boolean;
}

export const bookChangeSchema = v.strictObject({ translatesAhead: v.boolean() });
