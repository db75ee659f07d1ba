import { type LibraryArticle, readArticles } from '../../content/read-articles.ts';
import { type DrawerArticle, rankDrawer } from '../../domain/creation/choose-from-drawer.ts';
import type { ArticleWish } from '../../domain/creation/new-article.ts';
import type { Language } from '../../domain/language.ts';
import { splitWords } from '../../domain/text/split-words.ts';
import type { Reader } from '../library/reader-of.ts';
import type { Services } from '../services.ts';
import { listReceivedFromDrawer } from './queries.ts';

let drawer: LibraryArticle[] | undefined;

/** Prepared articles that users receive if no language model is configured. Cached. */
export function listDrawerArticles(): readonly LibraryArticle[] {
  drawer ??= readArticles().articles.filter(({ place }) => place === 'drawer');
  return drawer;
}

/** The article with its words in the given languages, to compare it with a request. */
const describeDrawerArticle = (article: LibraryArticle, languages: readonly Language[]): DrawerArticle => ({
  ...article,
  name: article.id,
  words: new Set(languages.flatMap((language) => wordsOf(allText(article, language), language))),
});

/** The attributes that drawer articles share with all other articles. */
export const attributesOf = ({ type, genres, tone, audience, length, level }: LibraryArticle) => ({
  type,
  genres,
  tone,
  audience,
  length,
  level,
});

/** The drawer articles that the user has not received yet. */
export async function listUnreceived(services: Pick<Services, 'db'>, readerId: string) {
  const received = await listReceivedFromDrawer(services, readerId);
  return listDrawerArticles().filter(({ id }) => !received.includes(id));
}

/** The articles with the requested length and level, best match first. */
export function rankForReader(
  wish: ArticleWish,
  unread: readonly LibraryArticle[],
  { learningLang, mainLang }: Pick<Reader, 'learningLang' | 'mainLang'>,
) {
  const languages = [learningLang, mainLang];
  const words = languages.flatMap((language) => wordsOf(wish.description, language));
  const ranked = rankDrawer(
    { ...wish, words },
    unread.map((article) => describeDrawerArticle(article, languages)),
  );
  return ranked.flatMap(({ name }) => unread.find(({ id }) => id === name) ?? []);
}

/** Whether the article contains a word of the description. */
export function isAbout(
  article: LibraryArticle,
  description: string,
  { learningLang, mainLang }: Pick<Reader, 'learningLang' | 'mainLang'>,
) {
  const languages = [learningLang, mainLang];
  const { words } = describeDrawerArticle(article, languages);
  return languages.flatMap((language) => wordsOf(description, language)).some((word) => words.has(word));
}

/** Words with more than three letters: shorter ones occur in every text. */
const wordsOf = (text: string, language: Language) =>
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
