import { type LibraryArticle, readArticles } from '../../content/read-articles.ts';
import type { DrawerArticle } from '../../domain/creation/choose-from-drawer.ts';
import type { Language } from '../../domain/language.ts';
import { splitWords } from '../../domain/text/split-words.ts';

let drawer: LibraryArticle[] | undefined;

/** The articles kept back from the library, for the days when no model is set up. Read once. */
export function openDrawer(): readonly LibraryArticle[] {
  drawer ??= readArticles().articles.filter(({ place }) => place === 'drawer');
  return drawer;
}

/** The same as somebody with these languages would look for them. */
export const describeDrawerArticle = (article: LibraryArticle, languages: readonly Language[]): DrawerArticle => ({
  ...article,
  name: article.id,
  words: new Set(languages.flatMap((language) => wordsOf(allText(article, language), language))),
});

/** Words that tell something: the shortest are in every text. */
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
