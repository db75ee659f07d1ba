import * as v from 'valibot';
import { type Language, languages } from '../language.ts';
import { readingSpeedSchema } from './reading-speed-schema.ts';
import type { Subscription } from './subscription.ts';
import { timeZoneSchema } from './time-zone.ts';

export interface Profile {
  id: string;
  email: string;
  name: string;
  mainLang: Language | null;
  learningLang: Language | null;
  readingSpeed: number;
  /** Decides when the user's days and months begin. */
  timeZone: string;
  isAdmin: boolean;
  subscription: Subscription;
}

/** The fields a user may change in their own profile. Unknown fields are rejected, not ignored. */
export const profileUpdateSchema = v.partial(
  v.strictObject({
    mainLang: v.picklist(languages),
    learningLang: v.picklist(languages),
    readingSpeed: readingSpeedSchema,
    timeZone: timeZoneSchema,
  }),
);
export type ProfileUpdate = v.InferOutput<typeof profileUpdateSchema>;

export const hasBothLanguages = (profile: Pick<Profile, 'mainLang' | 'learningLang'>) =>
  profile.mainLang !== null && profile.learningLang !== null;
