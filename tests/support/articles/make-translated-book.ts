import { type LibraryArticle, readArticles } from '../../../content/read-articles.ts';
import type { Language } from '../../../domain/language.ts';
import { makeEpub, tinyPng } from './make-files.ts';

const { articles } = readArticles();

/**
 * The first articles of the library, as chapters. Their texts in one language are the book. Their texts in another
 * language are its translation.
 */
export const listChapters = (count: number) => articles.slice(0, count);

export const paragraphsOf = ({ paragraphs }: LibraryArticle, language: Language) =>
  paragraphs.map(({ sentences }) => sentences.map(({ versions }) => versions[language]));

/** An EPUB with one chapter per article. */
export const makeTranslatedBook = (chapters: readonly LibraryArticle[], language: Language, title: string) =>
  makeEpub({
    title,
    cover: tinyPng,
    chapters: chapters.map((article, index) => ({
      file: `${index}.xhtml`,
      title: article.title[language],
      html: paragraphsOf(article, language)
        .map((sentences) => `<p>${sentences.join(' ')}</p>`)
        .join(''),
    })),
  });

/** Maps each sentence of the first language to its translation. */
export const listTranslations = (chapters: readonly LibraryArticle[], from: Language, to: Language) =>
  new Map(
    chapters.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ sentences }) => sentences.map(({ versions }) => [versions[from], versions[to]] as const)),
    ),
  );
