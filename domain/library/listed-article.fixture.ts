import type { ListedArticle } from './article.ts';

/** A short article of the library for tests. */
export const listedArticle = (article: Pick<ListedArticle, 'id'> & Partial<ListedArticle>): ListedArticle => ({
  title: article.id,
  cover: null,
  level: 'A1',
  wordCount: 130,
  titleLanguage: 'es',
  nativeTitle: null,
  summary: null,
  sentenceCount: 12,
  type: null,
  genres: [],
  tone: null,
  audience: null,
  length: 'short',
  isPrivate: false,
  isFinished: false,
  part: null,
  partCount: null,
  ...article,
});
