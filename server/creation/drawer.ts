import { type LibraryArticle, readArticles } from '../../content/read-articles.ts';
import type { DrawerArticle } from '../../domain/creation/choose-from-drawer.ts';
import type { Language } from '../../domain/language.ts';
import { splitWords } from '../../domain/text/split-words.ts';

let drawer: LibraryArticle[] | undefined;

/** Finished articles that are given out when no language model is configured. Cached. */
export function listDrawerArticles(): readonly LibraryArticle[] {
  drawer ??= readArticles().articles.filter(({ place }) => place === 'drawer');
  return drawer;
}

/** The article with its words in the given languages, for matching with a request. */
export const describeDrawerArticle = (article: LibraryArticle, languages: readonly Language[]): DrawerArticle => ({
  ...article,
  name: article.id,
  words: new Set(languages.flatMap((language) => wordsOf(allText(article, language), language))),
});

/** Words with more than three letters: shorter ones occur in every text. */
export const wordsOf = (text: string, language: Language) =>
  splitWords(text, language)
    .map(({ text: word }) => word.toLowerCase())
    .filter((word) => word.length > 3);

const allText = ({ title, summary, keywords, paragraphs }: LibraryArticle, language: Language) =>
  [
    title[language],
    summary[language],
    ...keywords[language],
    ...paragraphs.flatMap(({ sentences }) => sentences.map(({ versions }) => versions[language])),
  ].join('\n');
