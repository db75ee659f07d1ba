import * as v from 'valibot';
import { languages } from '../../language.ts';
import { levels } from '../../level.ts';

const answers = v.pipe(
  v.array(v.strictObject({ word: v.pipe(v.string(), v.maxLength(60)), isKnown: v.boolean() })),
  v.maxLength(60),
);

/** Each request contains all answers so far, because the server does not store them. */
export const placementSchema = v.strictObject({ language: v.picklist(languages), answers });

/** Sets the vocabulary from the answers of a placement test or from a chosen level, or resets it. */
export const vocabularyUpdateSchema = v.union([
  v.strictObject({ language: v.picklist(languages), answers: v.pipe(answers, v.minLength(1)) }),
  v.strictObject({ language: v.picklist(languages), level: v.picklist(levels) }),
  v.strictObject({ language: v.picklist(languages), reset: v.literal(true) }),
]);
export type VocabularyUpdate = v.InferOutput<typeof vocabularyUpdateSchema>;
