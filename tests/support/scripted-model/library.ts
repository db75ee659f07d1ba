import { createHash } from 'node:crypto';
import { type LibraryArticle, readArticles } from '../../../content/read-articles.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { type PerLanguage, perLanguage } from '../../../domain/per-language.ts';
import { keptTitle, nameLines } from './name-lines.ts';

export const { articles } = readArticles();

/** Maps every title, summary, keyword list and sentence, in any language, to its versions in all languages. */
const textsByText = new Map<string, PerLanguage<string>>(
  articles
    .flatMap((article) => [article.title, article.summary, keywordLines(article), ...sentencesOf(article)])
    .flatMap((versions) => languages.map((language) => [versions[language], versions] as const)),
);

const keptTitles = perLanguage(() => keptTitle);

export const findVersions = (text: string): Partial<PerLanguage<string>> | undefined =>
  textsByText.get(text) ??
  nameLines.find(({ en }) => en === text) ??
  (text === keptTitle ? keptTitles : findNumbered(text));

/** Translates the title (“La frases”) and the sentences (“La frase 7.”) of `createArticle` into English. */
function findNumbered(text: string) {
  if (text === 'La frases') return { en: 'The sentences' };
  const [, number] = /^La frase (\d+)\.$/.exec(text) ?? [];
  return number === undefined ? undefined : { en: `The sentence ${number}.` };
}

const candidates = 20;

/**
 * Returns a sentence of our library that is about as long as a translation of the text would be. The same text always gives
 * the same sentence.
 */
export function inventSentence(text: string, language: Language) {
  const distance = (sentence: string) => Math.abs(sentence.length - text.length);
  const sentences = articles.flatMap(sentencesOf).map((versions) => versions[language]);
  const closest = sentences.toSorted((one, other) => distance(one) - distance(other)).slice(0, candidates);
  return pick(text, closest) ?? text;
}

export function pick<Item>(seed: string, items: readonly Item[]): Item | undefined {
  return items[createHash('sha256').update(seed).digest().readUInt32BE() % items.length];
}

function keywordLines({ keywords }: LibraryArticle) {
  return perLanguage((language) => keywords[language].join(', '));
}

export function sentencesOf({ paragraphs }: LibraryArticle) {
  return paragraphs.flatMap(({ sentences }) => sentences.map(({ versions }) => versions));
}

/** Returns a language that is not the given one: the next in the list. */
export const anotherLanguage = (language: Language): Language =>
  languages[(languages.indexOf(language) + 1) % languages.length] ?? 'en';

/** Markup that a careless or malicious model may add. */
export const addMarkup = (text: string) =>
  `<b onclick="alert(1)">${text}</b>\u202E<script>alert('${text.length}')</script>\u0007`;
