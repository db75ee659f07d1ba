import type { TranslationTarget } from '../translation/queries.ts';
import type { StoredCreation } from './queries.ts';

/** The translation to make. Undefined if both languages of the author are the same. */
export function translationOf({
  articleId,
  request,
  learningLang,
  mainLang,
}: StoredCreation): TranslationTarget | undefined {
  if (learningLang === mainLang) return undefined;
  const isInMainLang = request.way === 'manual' && request.language === mainLang;
  return { articleId, language: isInMainLang ? learningLang : mainLang };
}
