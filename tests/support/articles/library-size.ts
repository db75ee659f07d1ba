import { readArticles } from '../../../content/read-articles.ts';

/** The number of articles in content/ that are public from the start. */
export const librarySize = readArticles().articles.filter(({ place }) => place === 'library').length;
