import { readArticles } from '../../content/read-articles.ts';
import { manualRequest } from '../support/articles/creations.ts';

/**
 * A text that is translated in two batches and is quick to narrate. It consists of the shortest sentences of our library, because
 * the scripted model knows their translations.
 */
export const twoBatches = {
  ...manualRequest,
  content: {
    text: readArticles()
      .articles.flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences))
      .map(({ versions }) => versions.es)
      .filter((sentence) => /^\p{Lu}[\p{L} ,]+\.$/u.test(sentence))
      .sort((one, other) => one.length - other.length)
      .slice(0, 32)
      .join(' '),
  },
};
