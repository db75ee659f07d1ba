import * as v from 'valibot';
import type { Language } from '../../../domain/language.ts';
import { reviewSchema } from '../../../domain/learning/review/review.ts';
import type { Reviewed } from './session.ts';

const keyOf = (userId: string, language: Language) => `foxtale.reviews.again.${userId}.${language}`;
const keptMs = 12 * 3_600_000;

const storedSchema = v.array(
  v.looseObject({
    card: v.looseObject({
      word: v.looseObject({ id: v.string(), sentence: v.string(), ranges: v.array(v.unknown()) }),
    }),
    review: reviewSchema,
    memory: v.looseObject({ dueAt: v.string() }),
  }),
);

/**
 * The reviews with the grade Again that were not practised before the page was left or reloaded. The review queue of the server
 * no longer contains their words.
 */
export function findAgain(userId: string, language: Language, now: number): Reviewed[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, language)) ?? '[]');
    if (!v.is(storedSchema, stored)) return [];
    return (stored as unknown as Reviewed[]).filter(({ review }) => now - Date.parse(review.at) < keptMs);
  } catch {
    return [];
  }
}

export function keepAgain(userId: string, language: Language, again: readonly Reviewed[]) {
  try {
    if (again.length === 0) localStorage.removeItem(keyOf(userId, language));
    else localStorage.setItem(keyOf(userId, language), JSON.stringify(again));
  } catch {
    // If storage is full or disabled, the words are not practised after a reload. Their grades are not lost.
  }
}
