import * as v from 'valibot';
import { type Language, languages } from '../language.ts';

export const articlesPerPage = 10;

export const articleListQuerySchema = v.object({
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  page: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.toNumber(), v.minValue(1)), '1'),
});

const articleId = v.pipe(v.string(), v.uuid());
export const articleParamSchema = v.object({ articleId });
export const versionParamSchema = v.object({ articleId, language: v.picklist(languages) });
export const hidingSchema = v.strictObject({ isHidden: v.boolean() });

export interface AdminArticle {
  id: string;
  title: string;
  titleLanguage: Language;
  creatorKind: 'library' | 'ai' | 'manual';
  visibility: 'everybody' | 'private' | 'hidden';
  originalLanguage: Language;
  languages: Language[];
  /** Null if the article was imported or its author deleted their account. */
  author: string | null;
  isImported: boolean;
  createdAt: string;
}
