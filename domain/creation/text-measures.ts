import * as v from 'valibot';
import { type Language, languages } from '../language.ts';
import type { ImportFit } from './import.ts';
import { articleTextSchema } from './new-article.ts';

/** A text that the user has pasted or typed, before it is saved. */
export const measuredTextSchema = v.strictObject({ text: articleTextSchema, language: v.picklist(languages) });
export type MeasuredText = v.InferOutput<typeof measuredTextSchema>;

export interface TextMeasures {
  /** The detected language, or the given one if the text is too short for a detection. */
  language: Language;
  words: number;
  fit: ImportFit;
}
