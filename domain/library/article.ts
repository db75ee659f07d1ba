import type { Language } from '../language.ts';
import type { ArticleLength, ArticleType, Audience, Genre, Level, Tone } from './article-attributes.ts';

/** A manual article has only its length. */
export interface ArticleAttributes {
  type: ArticleType | null;
  genres: Genre[];
  tone: Tone | null;
  audience: Audience | null;
  length: ArticleLength;
  level: Level | null;
}

/** An article in a list, with its title in the learner's two languages if it has those versions. */
export interface ListedArticle extends ArticleAttributes {
  id: string;
  title: string;
  titleLanguage: Language;
  nativeTitle: string | null;
  summary: string | null;
  sentenceCount: number;
  wordCount: number;
  /** Visible only to its author, who is the current reader. */
  isPrivate: boolean;
}

/** A listed article that the user has started to read. */
export interface BegunArticle extends ListedArticle {
  /** The number of the sentence the user stopped at, counted from one, and its text. */
  sentence: number;
  sentenceText: string;
}

export interface ArticleVersion {
  language: Language;
  title: string;
  paragraphs: string[][];
}

const wordsPerMinute = 130;

export const readingMinutes = (wordCount: number) => Math.max(1, Math.round(wordCount / wordsPerMinute));

/** Reading time from the sentence the user stopped at to the end. */
export const minutesLeft = ({ wordCount, sentence, sentenceCount }: BegunArticle) =>
  readingMinutes((wordCount * (sentenceCount - sentence + 1)) / sentenceCount);
