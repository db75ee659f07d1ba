import * as v from 'valibot';
import { articleTextSchema, bounds, manualArticleSchema } from '../../domain/creation/new-article.ts';
import { languages } from '../../domain/language.ts';

const { title, visibility } = manualArticleSchema.entries;

/** What is typed; the translation is optional, and with it comes its title. */
export const manualFormSchema = v.pipe(
  v.object({
    title,
    language: v.picklist(languages),
    text: articleTextSchema,
    translatedTitle: v.pipe(v.string(), v.trim(), v.maxLength(bounds.title.atMost, 'too-long')),
    translation: v.union([v.pipe(v.string(), v.trim(), v.literal('')), articleTextSchema]),
    visibility,
  }),
  v.forward(
    v.check(({ translation, translatedTitle }) => translation === '' || translatedTitle !== '', 'required'),
    ['translatedTitle'],
  ),
);
export type ManualFormValues = v.InferOutput<typeof manualFormSchema>;

/** However unfinished it was left. */
export const manualDraftSchema = v.object({
  title: v.string(),
  language: v.picklist(languages),
  text: v.string(),
  translatedTitle: v.string(),
  translation: v.string(),
  visibility,
});
