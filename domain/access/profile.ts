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
  /** Where their days and months begin. */
  timeZone: string;
  isAdmin: boolean;
  subscription: Subscription;
}

/** What a user may change about themselves; anything else is refused, not ignored. */
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
