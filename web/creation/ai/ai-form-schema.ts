import * as v from 'valibot';
import { aiArticleSchema, writingDescriptionSchema } from '../../../domain/creation/new-article.ts';
import { genres } from '../../../domain/library/article-attributes.ts';
import { formLevelSchema } from './form-level.ts';

export const aiFormSchema = v.strictObject({
  ...v.omit(aiArticleSchema, ['drawerArticle', 'description', 'level', 'usesMyWords']).entries,
  description: writingDescriptionSchema,
  level: formLevelSchema,
  usesMyWords: aiArticleSchema.entries.usesMyWords.wrapped,
});
export type AiForm = v.InferOutput<typeof aiFormSchema>;

export const usual: AiForm = {
  way: 'ai',
  description: '',
  type: 'fictional-story',
  genres: ['slice-of-life'],
  length: 'medium',
  level: 'mine',
  tone: 'casual',
  audience: 'adults',
  visibility: 'everybody',
  usesMyWords: false,
};

const { entries } = aiFormSchema;

/** A stored draft of the form. Values that are no longer valid are replaced by the defaults. */
export const aiDraftSchema = v.object({
  way: entries.way,
  description: v.fallback(v.string(), usual.description),
  type: v.fallback(entries.type, usual.type),
  genres: v.fallback(v.array(v.picklist(genres)), usual.genres),
  length: v.fallback(entries.length, usual.length),
  level: v.fallback(entries.level, usual.level),
  tone: v.fallback(entries.tone, usual.tone),
  audience: v.fallback(entries.audience, usual.audience),
  visibility: v.fallback(entries.visibility, usual.visibility),
  usesMyWords: v.fallback(entries.usesMyWords, usual.usesMyWords),
});
