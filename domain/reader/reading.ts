import * as v from 'valibot';
import { type Language, languages } from '../language.ts';
import type { ArticleAttributes, ArticleVersion, ListedArticle, SeriesPlace } from '../library/article.ts';

export interface BroughtOrigin {
  book: { id: string; title: string; translatesAhead: boolean } | null;
  /** The address of the page that the text is from; null for a file and for the parts of a book. */
  sourceUrl: string | null;
  /** Subtitles: when each paragraph begins. */
  startsMs: number[] | null;
}

/** An article as a user reads it: the version in the learning language, the version in the native language, and the position. */
export interface Reading extends ArticleAttributes, SeriesPlace {
  articleId: string;
  creatorKind: 'library' | 'ai' | 'manual';
  /** The article is ready-made (“Foxy’s drawer”), not written for this reader. */
  isFromDrawer: boolean;
  /** The visibility of the reader’s own article; null for articles of others. */
  ownVisibility: 'everybody' | 'private' | null;
  /** Where a text comes from that the reader brought as a file or a link; it cannot be shared. Null for other articles. */
  origin: BroughtOrigin | null;
  learning: ArticleVersion | null;
  native: ArticleVersion | null;
  /** The translated sentences of the native version while its translation is incomplete. */
  begunNative: { language: Language; sentences: (string | null)[] } | null;
  /** The languages of the article, if the learning language is not one of them. */
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
  /** The user of this position. A page opened before another user signed in must not change the position of that user. */
  readerId: v.optional(v.pipe(v.string(), v.uuid())),
  /** The version that was read. Pages of an older release omit it; then it is the current learning language. */
  language: v.optional(v.picklist(languages)),
  sentence: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
  isFinished: v.boolean(),
  // The schema allows a time zone without minutes, which JavaScript dates cannot parse.
  readAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.check((moment) => !Number.isNaN(Date.parse(moment)), 'moment'),
  ),
});
