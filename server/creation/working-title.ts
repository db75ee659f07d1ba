import type { NewArticle } from '../../domain/creation/new-article.ts';

const longestTitle = 80;

/**
 * The title that is shown until the article has its own. Empty for a surprise (Foxy chooses the subject) and for a next
 * chapter.
 */
export function workingTitle(request: NewArticle) {
  if (request.way === 'surprise' || request.way === 'chapter') return '';
  if (request.way === 'manual') return request.title;
  const { description } = request;
  return description.length > longestTitle ? `${description.slice(0, longestTitle - 1).trimEnd()}…` : description;
}
