import * as v from 'valibot';
import type { Language } from '../../../domain/language.ts';
import { placementSchema } from '../../../domain/learning/estimate/placement-answers.ts';

/** The key of a placement test that is not finished. Includes the user, because a device may be shared. */
export interface Whose {
  userId: string;
  language: Language;
}

const keyOf = ({ userId, language }: Whose) => `foxtale.placement.${userId}.${language}`;

const progressSchema = v.object({
  /** The answers on the earlier pages. */
  answers: placementSchema.entries.answers,
  /** The words of the current page. */
  words: v.array(v.string()),
  marked: v.array(v.string()),
});
export type PlacementProgress = v.InferOutput<typeof progressSchema>;

/** Where the learner was in the placement test on this device; undefined if no test was begun. */
export function findPlacement(whose: Whose): PlacementProgress | undefined {
  try {
    return v.parse(progressSchema, JSON.parse(localStorage.getItem(keyOf(whose)) ?? ''));
  } catch {
    return undefined;
  }
}

export function keepPlacement(whose: Whose, progress: PlacementProgress) {
  try {
    localStorage.setItem(keyOf(whose), JSON.stringify(progress));
  } catch {
    // Ignores the error: storage may be full or disabled. If so, a reload starts the test again.
  }
}

export const forgetPlacement = (whose: Whose) => localStorage.removeItem(keyOf(whose));
