import * as v from 'valibot';
import { articleTextSchema, bounds, manualArticleSchema } from '../../../domain/creation/new-article.ts';
import { languages } from '../../../domain/language.ts';

const { visibility } = manualArticleSchema.entries;
const optionalTitle = v.pipe(v.string(), v.trim(), v.maxLength(bounds.title.atMost, 'too-long'));

/** The form values. Only the text is required: without a title, its first words become the title. */
export const manualFormSchema = v.object({
  title: optionalTitle,
  language: v.picklist(languages),
  text: articleTextSchema,
  translatedTitle: optionalTitle,
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
