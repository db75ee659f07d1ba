import { readArticles } from '../../content/read-articles.ts';
import type { Language } from '../../domain/language.ts';
import { toVersion } from '../../server/library/import-library.ts';

/** A language of an article of content/ by its name, as it would be stored. */
export function libraryVersion(articleId: string, language: Language) {
  const article = readArticles().articles.find(({ id }) => id === articleId);
  if (article === undefined) throw new Error(`There is no article ${articleId}.`);
  return toVersion(article, language);
}
