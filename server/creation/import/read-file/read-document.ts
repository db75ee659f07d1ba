import type { ImportFailure } from '../../../../domain/creation/import.ts';

export interface ReadParagraph {
  /** May contain line breaks, as in a poem. */
  text: string;
  /** Subtitles: when it begins. */
  startMs?: number | undefined;
}

export interface ReadChapter {
  title: string | null;
  paragraphs: ReadParagraph[];
}

/** What a file says, without its layout. */
export interface ReadDocument {
  title: string | null;
  author: string | null;
  cover: { type: string; base64: string } | null;
  chapters: ReadChapter[];
}

/** The file cannot be read, for a reason that the user is told. */
export class Unreadable extends Error {
  readonly failure: ImportFailure;

  constructor(failure: ImportFailure) {
    super(failure);
    this.failure = failure;
  }
}
