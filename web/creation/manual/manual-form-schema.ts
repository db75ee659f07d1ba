import * as v from 'valibot';
import { articleTextSchema, bounds, manualArticleSchema } from '../../../domain/creation/new-article.ts';
import { languages } from '../../../domain/language.ts';

const { title, visibility } = manualArticleSchema.entries;

/** The form values. The translation and its title are optional. */
export const manualFormSchema = v.object({
  title,
  language: v.picklist(languages),
  text: articleTextSchema,
  translatedTitle: v.pipe(v.string(), v.trim(), v.maxLength(bounds.title.atMost, 'too-long')),
  translation: v.union([v.pipe(v.string(), v.trim(), v.literal('')), articleTextSchema]),
  visibility,
});
export type ManualFormValues = v.InferOutput<typeof manualFormSchema>;

/** A draft may be incomplete. */
export const manualDraftSchema = v.object({
  title: v.string(),
  language: v.picklist(languages),
  text: v.string(),
  translatedTitle: v.string(),
  translation: v.string(),
  visibility,
});
