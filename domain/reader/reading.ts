import * as v from 'valibot';
import { type Language, languages } from '../language.ts';
import type { ArticleAttributes, ArticleVersion } from '../library/article.ts';

/** An article as a user reads it: the version in the learning language, the version in the native language, and the position. */
export interface Reading extends ArticleAttributes {
  articleId: string;
  creatorKind: 'library' | 'ai' | 'manual';
  /** Given out of Foxy’s drawer, not written for its reader. */
  isFromDrawer: boolean;
  /** Who else may read it, if it is the reader’s own; null if it is not. */
  ownVisibility: 'everybody' | 'private' | null;
  learning: ArticleVersion | null;
  native: ArticleVersion | null;
  /** The sentences of the native version that are translated so far, while its translation is incomplete. */
  begunNative: { language: Language; sentences: (string | null)[] } | null;
  /** The languages it can be read in, if the learning language is not one of them. */
  otherLanguages: Language[];
  isBookmarked: boolean;
  cover: string | null;
  wordCount: number;
  sentenceCount: number;
  position: { sentence: number; readAt: string; isFinished: boolean } | null;
}

/** Last write wins between devices, so a position contains the time when it was reached. */
export const positionSchema = v.strictObject({
  /** The user of this position. A page that was opened before another user signed in must not change the position of that user. */
  readerId: v.optional(v.pipe(v.string(), v.uuid())),
  /** The version that was read. Optional for pages of an earlier version; then it is the current learning language. */
  language: v.optional(v.picklist(languages)),
  sentence: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
  isFinished: v.boolean(),
  // The format allows a zone without minutes, which no JavaScript date understands.
  readAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.check((moment) => !Number.isNaN(Date.parse(moment)), 'moment'),
  ),
});
