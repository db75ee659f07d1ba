import type { Language } from '../language.ts';
import type { ArticleLength, ArticleType, Audience, Genre, Level, Tone } from './article-attributes.ts';

/** A hand-made article has none but its length. */
export interface ArticleAttributes {
  type: ArticleType | null;
  genres: Genre[];
  tone: Tone | null;
  audience: Audience | null;
  length: ArticleLength;
  level: Level | null;
}

/** An article as a list shows it, its title in the learner's two languages where there are such versions. */
export interface ListedArticle extends ArticleAttributes {
  id: string;
  title: string;
  titleLanguage: Language;
  nativeTitle: string | null;
  summary: string | null;
  sentenceCount: number;
  wordCount: number;
  /** Nobody but the reader, its author, sees it. */
  isPrivate: boolean;
}

/** A listed article that somebody has begun. */
export interface BegunArticle extends ListedArticle {
  /** The sentence they stopped at, counted from one, and its words. */
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

/** From the sentence somebody stopped at to the end. */
export const minutesLeft = ({ wordCount, sentence, sentenceCount }: BegunArticle) =>
  readingMinutes((wordCount * (sentenceCount - sentence + 1)) / sentenceCount);
