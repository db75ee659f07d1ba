import { readArticles } from '../../content/read-articles.ts';

/** How many articles of content/ everybody can read from the start. */
export const librarySize = readArticles().articles.filter(({ place }) => place === 'library').length;
