import type { ImportFailure } from '../../../../domain/creation/import.ts';
import type { Language } from '../../../../domain/language.ts';

export interface ReadParagraph {
  /** May contain line breaks, as in a poem. */
  text: string;
  /** Only for subtitles: the time at which the paragraph begins. */
  startMs?: number | undefined;
}

export interface ReadChapter {
  title: string | null;
  paragraphs: ReadParagraph[];
}

/** A sentence and its translation. One of them may be empty. */
export interface ReadPair {
  source: string;
  translation: string;
}

/** The sentences of a file in two languages, side by side. A language is null if the file does not name it. */
export interface BilingualText {
  languages: { source: Language | null; translation: Language | null };
  pairs: ReadPair[];
}

/** The content of a file, without its layout. */
export interface ReadDocument {
  title: string | null;
  author: string | null;
  cover: { type: string; base64: string } | null;
  chapters: ReadChapter[];
  /** Only for a file in two languages. In that case, `chapters` contains only the source text. */
  bilingual?: BilingualText | undefined;
}

/** The file cannot be read, for a reason that the user is told. */
export class Unreadable extends Error {
  readonly failure: ImportFailure;

  constructor(failure: ImportFailure) {
    super(failure);
    this.failure = failure;
  }
}
