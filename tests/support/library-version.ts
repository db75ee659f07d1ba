import { readArticles } from '../../content/read-articles.ts';
import type { Language } from '../../domain/language.ts';
import type { NewVersion } from '../../server/library/store-version.ts';

/** A language of an article of content/, as it would be stored. */
export function libraryVersion(articleId: string, language: Language): NewVersion {
  const article = readArticles().articles.find(({ id }) => id === articleId);
  if (article === undefined) throw new Error(`There is no article ${articleId}.`);
  return {
    language,
    title: article.title[language],
    summary: article.summary[language],
    keywords: article.keywords[language],
    paragraphs: article.paragraphs.map(({ sentences }) => sentences.map(({ versions }) => versions[language])),
  };
}
