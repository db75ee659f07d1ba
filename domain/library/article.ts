import type { Language } from '../language.ts';
import type { Level } from '../level.ts';
import type { ArticleLength, ArticleType, Audience, Genre, Tone } from './article-attributes.ts';
import type { ListedBook } from './book.ts';

/** The type, subject and style of an article. A manual article has only a length. */
export interface ArticleAttributes {
  type: ArticleType | null;
  genres: Genre[];
  tone: Tone | null;
  audience: Audience | null;
  length: ArticleLength;
  level: Level | null;
}

/** The number of an article in its series and the number of parts; both are null outside a series. */
export interface SeriesPlace {
  part: number | null;
  partCount: number | null;
}

/** An article in a list, with its title in the learner's two languages if it has those versions. */
export interface ListedArticle extends ArticleAttributes, SeriesPlace {
  id: string;
  /** The drawing that was chosen for this article; null if `chooseCover` picks one by id and genres. */
  cover: string | null;
  title: string;
  titleLanguage: Language;
  nativeTitle: string | null;
  summary: string | null;
  sentenceCount: number;
  wordCount: number;
  /** Whether the article is visible only to its author, who is the current reader. */
  isPrivate: boolean;
  /** Whether the current reader has read the article to the end in their learning language. */
  isFinished: boolean;
}

/** An article that the user has started to read, as it appears in lists. */
export interface BegunArticle extends ListedArticle {
  /** The number of the sentence the user stopped at, counted from one, and its text. */
  sentence: number;
  sentenceText: string;
}

/** A listed article that the user has read to the end. */
export interface FinishedArticle extends ListedArticle {
  /** ISO timestamp. */
  finishedAt: string;
}

/** A bookmarked sentence in the learning language, with its article. */
export interface BookmarkedSentence {
  articleId: string;
  title: string;
  language: Language;
  /** The number of the sentence, counted from one. */
  sentence: number;
  text: string;
  /** May be empty. */
  note: string;
}

/** The user's own and bookmarked articles in their learning language. */
export interface OwnArticles {
  /** Articles that Foxy (the AI of the app) wrote, or ready-made articles that were given to the user instead. */
  made: ListedArticle[];
  /** Articles from the user's own texts: entered by hand or imported. */
  brought: ListedArticle[];
  books: ListedBook[];
  bookmarked: ListedArticle[];
  sentences: BookmarkedSentence[];
  /** Some of the user's own articles have no version in the learning language. These are the languages of those articles. */
  otherLanguages: Language[];
}

export interface ArticleVersion {
  language: Language;
  title: string;
  paragraphs: string[][];
}

export interface ArticleBeginning {
  language: Language;
  title: string;
  firstSentence: string;
}

/**
 * The beginning of a library article in the visitor's language. It is shown to visitors who follow a link to the article.
 */
export interface ArticlePreview extends ArticleBeginning {
  level: Level | null;
  /** The same beginning in the language in which the article was shared; null if both languages are the same. */
  shared: ArticleBeginning | null;
}

const wordsPerMinute = 130;

export const readingMinutes = (wordCount: number) => Math.max(1, Math.round(wordCount / wordsPerMinute));

/** Reading time from the sentence the user stopped at to the end. */
export const minutesLeft = ({ wordCount, sentence, sentenceCount }: BegunArticle) =>
  readingMinutes((wordCount * (sentenceCount - sentence + 1)) / sentenceCount);
