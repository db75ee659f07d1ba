import * as v from 'valibot';
import { languages } from '../language.ts';
import { articleTextSchema } from './new-article.ts';

const side = v.strictObject({ language: v.picklist(languages), text: articleTextSchema });

/** A text and its translation, to be aligned before they are saved. */
export const alignmentSchema = v.strictObject({ source: side, translation: side });
export type Alignment = v.InferOutput<typeof alignmentSchema>;
