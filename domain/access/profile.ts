import * as v from 'valibot';
import { type Language, languages } from '../language.ts';
import { type Level, levels } from '../level.ts';
import { type Preferences, preferencesSchema } from './preferences.ts';
import { readingSpeedSchema } from './reading-speed-schema.ts';
import type { Subscription } from './subscription.ts';
import { timeZoneSchema } from './time-zone.ts';

export interface Profile {
  id: string;
  email: string;
  name: string;
  mainLang: Language | null;
  /** The language the user learns at the moment. */
  learningLang: Language | null;
  /** All languages that the user learns, in the order in which the user added them. */
  learningLangs: Language[];
  /** The user's level in `learningLang`; null if the user has not chosen one. */
  level: Level | null;
  readingSpeed: number;
  /** Decides when the user's days and months begin. */
  timeZone: string;
  isAdmin: boolean;
  /** Whether the user wants an e-mail when an article is ready. */
  wantsMail: boolean;
  preferences: Preferences;
  subscription: Subscription;
}

export const nameMaxLength = 80;

/** The fields a user may change in their own profile. Unknown fields are rejected, not ignored. */
export const profileUpdateSchema = v.partial(
  v.strictObject({
    mainLang: v.picklist(languages),
    learningLang: v.picklist(languages),
    level: v.nullable(v.picklist(levels)),
    name: v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(nameMaxLength, 'too-long')),
    readingSpeed: readingSpeedSchema,
    wantsMail: v.boolean(),
    preferences: preferencesSchema,
    timeZone: timeZoneSchema,
  }),
);
export type ProfileUpdate = v.InferOutput<typeof profileUpdateSchema>;

export const hasBothLanguages = (profile: Pick<Profile, 'mainLang' | 'learningLang'>) =>
  profile.mainLang !== null && profile.learningLang !== null;
