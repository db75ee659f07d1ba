export const articleTypes = [
  'deep-dive',
  'news-article',
  'fictional-story',
  'opinion-piece',
  'how-to-guide',
  'listicle',
  'review',
  'case-study',
  'interview-style-article',
  'satirical-piece',
  'personal-growth',
] as const;
export type ArticleType = (typeof articleTypes)[number];

export const genres = [
  'science',
  'history',
  'nature-environment',
  'technology',
  'psychology',
  'business-economics',
  'philosophy',
  'space-astronomy',
  'mythology-folklore',
  'investigative',
  'political',
  'human-interest',
  'satirical',
  'business',
  'historical',
  'fantasy',
  'sci-fi',
  'romance',
  'horror',
  'thriller',
  'mystery',
  'comedy',
  'drama',
  'slice-of-life',
  'historical-fiction',
  'dramatic',
  'humorous',
  'thought-provoking',
  'philosophical',
  'informative',
  'self-help',
  'pop-culture',
  'tech',
  'critical',
  'scientific',
  'psychological',
  'parody',
  'absurdist',
  'motivational',
  'inspirational',
  'success-productivity',
] as const;
export type Genre = (typeof genres)[number];

export const tones = ['formal', 'casual', 'humorous', 'inspirational', 'sarcastic', 'dramatic', 'informative'] as const;
export type Tone = (typeof tones)[number];

export const audiences = ['kids', 'teens', 'adults', 'professionals', 'academics'] as const;
export type Audience = (typeof audiences)[number];

export const articleLengths = ['short', 'medium', 'long'] as const;
export type ArticleLength = (typeof articleLengths)[number];

/** Sentences per article length: the target, and the limits within which a text counts as that length. */
export const sentencesOfLength: Record<ArticleLength, { about: number; atLeast: number; atMost: number }> = {
  short: { about: 12, atLeast: 10, atMost: 15 },
  medium: { about: 25, atLeast: 21, atMost: 30 },
  long: { about: 50, atLeast: 44, atMost: 56 },
};

/** The length category of a text with this many sentences. */
export const lengthOfSentences = (count: number): ArticleLength =>
  articleLengths.find((length) => count <= sentencesOfLength[length].atMost + 3) ?? 'long';

export interface AttributeNames {
  type: Record<ArticleType, string>;
  genre: Record<Genre, string>;
  tone: Record<Tone, string>;
  audience: Record<Audience, string>;
  length: Record<ArticleLength, string>;
}
