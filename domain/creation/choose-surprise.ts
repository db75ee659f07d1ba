import {
  type ArticleType,
  type Audience,
  articleTypes,
  audiences,
  type Genre,
  type Tone,
  tones,
} from '../library/article-attributes.ts';
import type { ArticleWish } from './new-article.ts';
import { surpriseSubjects } from './surprise-subjects.ts';

type Surprise = Omit<ArticleWish, 'length' | 'level'>;

const factual: Genre[] = ['science', 'history', 'nature-environment', 'technology', 'psychology', 'space-astronomy'];

/** Genres that fit each type: a horror case study makes no sense. */
const fittingGenres: Record<ArticleType, Genre[]> = {
  'deep-dive': [...factual, 'philosophy', 'mythology-folklore', 'business-economics', 'scientific'],
  'news-article': [...factual, 'human-interest', 'investigative', 'pop-culture', 'business'],
  'fictional-story': [
    ...(['fantasy', 'sci-fi', 'romance', 'thriller', 'mystery', 'comedy'] as const),
    ...(['drama', 'slice-of-life', 'historical-fiction'] as const),
  ],
  'opinion-piece': ['thought-provoking', 'philosophical', 'critical', 'tech', 'pop-culture', 'psychological'],
  'how-to-guide': ['self-help', 'informative', 'tech', 'success-productivity', 'nature-environment'],
  listicle: [...factual, 'pop-culture', 'humorous', 'informative'],
  review: ['critical', 'pop-culture', 'tech', 'humorous'],
  'case-study': ['business-economics', 'psychology', 'technology', 'scientific', 'historical'],
  'interview-style-article': ['human-interest', 'science', 'historical', 'inspirational', 'slice-of-life'],
  'satirical-piece': ['satirical', 'parody', 'absurdist', 'political'],
  'personal-growth': ['motivational', 'self-help', 'inspirational', 'psychological', 'success-productivity'],
};

const fittingTones: Partial<Record<ArticleType, Tone[]>> = {
  'news-article': ['formal', 'informative'],
  'case-study': ['formal', 'informative'],
  'satirical-piece': ['sarcastic', 'humorous', 'formal'],
  'personal-growth': ['inspirational', 'casual'],
};

const fittingAudiences: Partial<Record<ArticleType, Audience[]>> = {
  'case-study': ['adults', 'professionals', 'academics'],
  'satirical-piece': ['teens', 'adults'],
};

/** Chooses a consistent random request for "Surprise me", except for its length and level. */
export function chooseSurprise(random: () => number): Surprise {
  const choose = <Item>(items: readonly Item[]) => pick(items, random);
  const type = choose(articleTypes);
  const genres = fittingGenres[type];
  const first = choose(genres);
  const second = choose(genres.filter((genre) => genre !== first));
  return {
    type,
    genres: random() < 0.5 ? [first] : [first, second],
    tone: choose(fittingTones[type] ?? tones),
    audience: choose(fittingAudiences[type] ?? audiences),
    description: choose(surpriseSubjects),
  };
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const chosen = items[Math.floor(random() * items.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  return chosen;
}
