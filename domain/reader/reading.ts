import * as v from 'valibot';
import { type Language, languages } from '../language.ts';
import type { ArticleAttributes, ArticleVersion, ListedArticle, SeriesPlace } from '../library/article.ts';

export interface BroughtOrigin {
  book: { id: string; title: string; translatesAhead: boolean } | null;
  /** The address of the page that the text is from; null for a file and for the parts of a book. */
  sourceUrl: string | null;
  /** For subtitles: when each paragraph begins. Null for other texts. */
  startsMs: number[] | null;
}

/**
 * An article as a user reads it: the version in the learning language, the version in the native language, and the position.
 */
export interface Reading extends ArticleAttributes, SeriesPlace {
  articleId: string;
  creatorKind: 'library' | 'ai' | 'manual';
  /** The article is ready-made (“Foxy’s drawer”), not written for this reader. */
  isFromDrawer: boolean;
  /** The visibility of the reader’s own article; null for articles of others. */
  ownVisibility: 'everybody' | 'private' | null;
  /**
   * The origin of a text that the reader imported from a file or a link. Such a text cannot be shared. Null for other
   * articles.
   */
  origin: BroughtOrigin | null;
  learning: ArticleVersion | null;
  native: ArticleVersion | null;
  /** The translated sentences of the native version while its translation is incomplete. */
  begunNative: { language: Language; sentences: (string | null)[] } | null;
  /** The languages of the article if the learning language is not one of them, otherwise empty. */
  otherLanguages: Language[];
  isBookmarked: boolean;
  cover: string | null;
  /** The next part of the series, if there is one. */
  nextPart: ListedArticle | null;
  wordCount: number;
  sentenceCount: number;
  position: { sentence: number; readAt: string; isFinished: boolean } | null;
}

/** Last write wins between devices, so a position contains the time when it was reached. */
export const positionSchema = v.strictObject({
  /**
   * The user who read. If another user has signed in since the page was opened, the page must not change that user’s
   * position.
   */
  readerId: v.optional(v.pipe(v.string(), v.uuid())),
  /**
   * The version that was read. Pages of an older release omit this field, which then means the current learning language.
   */
  language: v.optional(v.picklist(languages)),
  sentence: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
  isFinished: v.boolean(),
  // `isoTimestamp` allows a time zone without minutes, which JavaScript dates cannot parse.
  readAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.check((moment) => !Number.isNaN(Date.parse(moment)), 'moment'),
  ),
});
