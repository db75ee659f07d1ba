import * as v from 'valibot';
import { languages } from '../../language.ts';
import type { SavedWord } from '../saved-word.ts';

/** 1 is Again, 2 is Hard, 3 is Good, 4 is Easy. */
export const grades = [1, 2, 3, 4] as const;
export type Grade = (typeof grades)[number];

/** The memory state of a word in the FSRS model. It can be rebuilt from the log of reviews. */
export interface Memory {
  dueAt: string;
  stability: number;
  difficulty: number;
  reviews: number;
  lapses: number;
  reviewedAt: string;
}

export interface ReviewCard {
  word: SavedWord;
  /** Null for a word that was never reviewed. */
  memory: Memory | null;
  /** The audio of the sentence, if it exists already. The server does not generate audio for a review. */
  audioUrl: string | null;
}

export interface ReviewQueue {
  cards: ReviewCard[];
  retention: number;
  next: { at: string; count: number } | null;
  /** New words that wait for a later day because of the daily limit. */
  later: number;
  /** Whether some words are due only on a later day. The learner may review these words in advance. */
  hasAhead?: boolean | undefined;
}

/** How many new words a learner can ask for at once when the daily limit is reached. */
export const moreNewWords = 10;

/** How many words that are not due yet a learner can review at once. */
export const wordsAhead = 10;

export const reviewQuerySchema = v.object({
  language: v.picklist(languages),
  /** New words beyond the daily limit, for this queue only. */
  moreNew: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(moreNewWords)), '0'),
  /** If nothing is due, the queue gets this many of the words that are due next. */
  ahead: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(wordsAhead)), '0'),
});

/** A row of the append-only log of reviews. Devices create the ids, so that a row that is sent twice is stored once. */
export const reviewSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('grade'),
    id: v.pipe(v.string(), v.uuid()),
    wordId: v.pipe(v.string(), v.uuid()),
    grade: v.picklist(grades),
    way: v.picklist(['reveal', 'type', 'recall']),
    at: v.pipe(v.string(), v.isoTimestamp()),
  }),
  v.strictObject({
    kind: v.literal('undo'),
    id: v.pipe(v.string(), v.uuid()),
    wordId: v.pipe(v.string(), v.uuid()),
    /** The id of the grade that no longer counts. */
    undoes: v.pipe(v.string(), v.uuid()),
    at: v.pipe(v.string(), v.isoTimestamp()),
  }),
]);
export type Review = v.InferOutput<typeof reviewSchema>;
export const reviewsSchema = v.strictObject({ reviews: v.pipe(v.array(reviewSchema), v.maxLength(500)) });
