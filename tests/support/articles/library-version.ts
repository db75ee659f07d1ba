import { readArticles } from '../../../content/read-articles.ts';
import type { Language } from '../../../domain/language.ts';
import { toVersion } from '../../../server/library/import-library.ts';

/** Returns one version of an article in content/, as it would be stored. */
export function libraryVersion(articleId: string, language: Language) {
  const article = readArticles().articles.find(({ id }) => id === articleId);
  if (article === undefined) throw new Error(`Article ${articleId} not found.`);
  return toVersion(article, language);
}
