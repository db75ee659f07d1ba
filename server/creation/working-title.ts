import type { NewArticle } from '../../domain/creation/new-article.ts';

const longestTitle = 80;

/** Shown until the article has a title. Empty for a surprise and for a next chapter. */
export function workingTitle(request: NewArticle) {
  if (request.way === 'surprise' || request.way === 'chapter') return '';
  if (request.way === 'manual') return request.title;
  const { description } = request;
  return description.length > longestTitle ? `${description.slice(0, longestTitle - 1).trimEnd()}…` : description;
}
