import * as v from 'valibot';
import type { LibraryArticle } from '../../../content/read-articles.ts';
import { languages } from '../../../domain/language.ts';
import type { ContentFault } from './behaviour.ts';
import { addMarkup, anotherLanguage, articles, pick } from './library.ts';

const requestSchema = v.object({
  description: v.string(),
  type: v.string(),
  genres: v.array(v.string()),
  tone: v.string(),
  length: v.string(),
  language: v.picklist(languages),
});
type Request = v.InferOutput<typeof requestSchema>;

/** Returns the article of our library that is nearest to the request. */
export function writeScriptedArticle(material: unknown, fault: ContentFault | undefined) {
  const request = v.parse(requestSchema, material);
  const article = findNearest(request);
  const language = fault === 'wrong-language' ? anotherLanguage(request.language) : request.language;
  const paragraphs = article.paragraphs
    .slice(0, fault === 'too-few' ? 1 : undefined)
    .map(({ sentences }) => sentences.map(({ versions }) => versions[language]).join(' '));
  const dress = fault === 'markup' ? addMarkup : (text: string) => text;
  return {
    title: dress(article.title[language]),
    summary: dress(article.summary[language]),
    keywords: article.keywords[language].map(dress),
    paragraphs: paragraphs.map(dress),
    recap: dress(`${article.title.en}: ${article.summary.en}`),
  };
}

function findNearest(request: Request): LibraryArticle {
  const likeness = (article: LibraryArticle) =>
    (article.length === request.length ? 10 : 0) +
    (article.type === request.type ? 3 : 0) +
    (article.tone === request.tone ? 1 : 0) +
    article.genres.filter((genre) => request.genres.includes(genre)).length;
  const best = Math.max(...articles.map(likeness));
  const nearest = pick(
    request.description,
    articles.filter((article) => likeness(article) === best),
  );
  if (nearest === undefined) throw new Error('There are no articles to write from.');
  return nearest;
}
