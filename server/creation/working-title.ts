import type { NewArticle } from '../../domain/creation/new-article.ts';

const longestTitle = 80;

/** What it goes by until it has a title; a surprise has nothing yet. */
export function workingTitle(request: NewArticle) {
  if (request.way === 'surprise') return '';
  if (request.way === 'manual') return request.title;
  const { description } = request;
  return description.length > longestTitle ? `${description.slice(0, longestTitle - 1).trimEnd()}…` : description;
}
