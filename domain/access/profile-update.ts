import * as v from 'valibot';
import { languages } from '../language.ts';
import { levels } from '../level.ts';
import { preferencesSchema } from './preferences.ts';
import { readingSpeedSchema } from './reading-speed-schema.ts';
import { timeZoneSchema } from './time-zone.ts';

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
