import type { ArticleType, Audience, Tone } from '../library/article-attributes.ts';
import type { ArticleWish } from './new-article.ts';
import { type SurpriseSubject, surpriseSubjects } from './surprise-subjects.ts';

type Surprise = Omit<ArticleWish, 'length' | 'level'>;

const fittingTones: Record<ArticleType, readonly Tone[]> = {
  'deep-dive': ['informative', 'casual', 'humorous'],
  'news-article': ['formal', 'informative'],
  'fictional-story': ['casual', 'humorous', 'dramatic', 'inspirational'],
  'opinion-piece': ['casual', 'humorous', 'informative'],
  'how-to-guide': ['casual', 'informative', 'humorous'],
  listicle: ['casual', 'informative', 'humorous'],
  review: ['casual', 'humorous', 'informative'],
  'case-study': ['formal', 'informative'],
  'interview-style-article': ['casual', 'inspirational'],
  'satirical-piece': ['sarcastic', 'humorous', 'formal'],
  'personal-growth': ['inspirational', 'casual'],
};

const fittingAudiences: Partial<Record<ArticleType, readonly Audience[]>> = {
  'fictional-story': ['kids', 'teens', 'adults'],
  'case-study': ['adults', 'professionals', 'academics'],
  'satirical-piece': ['teens', 'adults'],
};
const usualAudiences: readonly Audience[] = ['teens', 'adults'];

/** If all subjects have been offered, one of the ten that were offered longest ago is repeated. */
const oldestCount = 10;

/**
 * Chooses random attributes that fit together, for “Surprise me”. The caller sets length and level. `offered`: the subjects
 * of earlier surprises, the latest first.
 */
export function chooseSurprise(random: () => number, offered: readonly string[] = []): Surprise {
  const choose = <Item>(items: readonly Item[]) => pick(items, random);
  const { description, types, genres } = choose(listNext(offered));
  const type = choose(types);
  const first = choose(genres);
  const second = choose(genres.filter((genre) => genre !== first));
  return {
    type,
    genres: random() < 0.5 ? [first] : [first, second],
    tone: choose(fittingTones[type]),
    audience: choose(fittingAudiences[type] ?? usualAudiences),
    description,
  };
}

function listNext(offered: readonly string[]): readonly SurpriseSubject[] {
  const fresh = surpriseSubjects.filter(({ description }) => !offered.includes(description));
  if (fresh.length > 0) return fresh;
  return surpriseSubjects
    .toSorted((one, other) => offered.indexOf(other.description) - offered.indexOf(one.description))
    .slice(0, oldestCount);
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const chosen = items[Math.floor(random() * items.length)];
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  return chosen;
}
