import { type Level, levels } from '../level.ts';
import type { ArticleAttributes } from '../library/article.ts';
import type { ArticleWish } from './new-article.ts';

/** A word in its base form, in lower case. Its frequency rank is null if it is not in the frequency list. */
export interface SubjectWord {
  word: string;
  rank: number | null;
  isNoun: boolean;
}

export interface DrawerArticle extends ArticleAttributes {
  name: string;
  /** The words of the title and of the first keywords. They name the subject. */
  mainWords: ReadonlySet<string>;
  /** The words of the other keywords. They name what else occurs in the article. */
  furtherWords: ReadonlySet<string>;
  /** The words of the summary. They say less about the subject than the title and the keywords. */
  summaryWords: ReadonlySet<string>;
}

/** The level and the words of the description are always known, the other attributes only if the user was asked for them. */
export type Wish = Pick<ArticleWish, 'level'> &
  Partial<Omit<ArticleWish, 'description' | 'level'>> & { words: readonly SubjectWord[] };

/**
 * How well an article fits a description. `about`: the article is about it. `near`: the article only touches it. `none`:
 * neither.
 */
export type SubjectFit = 'about' | 'near' | 'none';

interface RankedArticle {
  article: DrawerArticle;
  fit: SubjectFit;
}

/**
 * Ranks the articles that the user has not received yet (`unread`), best match first: articles about the description, then
 * articles that only touch it, then all others. In each group, the articles nearest to the requested level come first.
 * `drawer` has all articles, because a word counts less if it occurs in many of them.
 */
export function rankDrawer(
  wish: Wish,
  unread: readonly DrawerArticle[],
  drawer: readonly DrawerArticle[],
): RankedArticle[] {
  const words = weighWords(wish.words, drawer);
  return unread
    .map((article) => {
      const { fit, relevance } = judgeSubject(words, article);
      const steps = levelSteps(wish.level, article.level);
      return {
        article,
        fit,
        steps,
        score: nearnessOf(wish, article) + (fit === 'none' ? 0 : relevance * subjectWeight),
      };
    })
    .toSorted(
      (one, other) =>
        fits.indexOf(one.fit) - fits.indexOf(other.fit) || one.steps - other.steps || other.score - one.score,
    );
}

const fits: readonly SubjectFit[] = ['about', 'near', 'none'];

/** From this frequency rank on, a word has the full weight. */
const rareRank = 20_000;
/** A word of the summary counts half. A verb or an adjective also counts half, because subjects are mostly nouns. */
const summaryShare = 0.5;
const furtherShare = 0.5;
const shareOfOtherWords = 0.5;
/** One matching word is enough if it has at least this weight (a telling word). “cat” is heavy enough, “world” is not. */
const tellingWeight = 0.46;
/** If no telling word matches, the matching words must have more than this share of the weight of all requested words. */
const tellingShare = 0.5;
/**
 * Even with a telling word, the matches need this share of the total weight: the rest of a long description may be about
 * something else.
 */
const smallestShare = 1 / 3;
const subjectWeight = 300;

/** Words weigh more if they are rare in the language and in the ready-made articles. */
function weighWords(words: readonly SubjectWord[], drawer: readonly DrawerArticle[]) {
  const weights = new Map<string, number>();
  for (const { word, rank, isNoun } of words) {
    const inLanguage = Math.min(1, Math.log(rank ?? rareRank) / Math.log(rareRank));
    const holders = drawer.filter(
      ({ mainWords, furtherWords, summaryWords }) =>
        mainWords.has(word) || furtherWords.has(word) || summaryWords.has(word),
    ).length;
    const inDrawer = 1 - Math.log(Math.max(1, holders)) / Math.log(drawer.length + 1);
    weights.set(word, inLanguage * inDrawer * (isNoun ? 1 : shareOfOtherWords));
  }
  return weights;
}

/**
 * Judges whether an article is about the words, or only touches them. For `about`, the further keywords count half: the
 * article “I like Mondays” has “coffee” as a further keyword, but is not about coffee. For `near`, all keywords count in
 * full.
 */
function judgeSubject(words: ReadonlyMap<string, number>, article: DrawerArticle) {
  const all = sum([...words.values()]);
  const isTelling = (matches: readonly number[]) => Math.max(0, ...matches) >= tellingWeight;
  const isMost = (matches: readonly number[]) => sum(matches) > all * tellingShare;
  const toFit = (fit: SubjectFit, matches: readonly number[]) => ({ fit, relevance: sum(matches) });

  const about = weighMatches(words, { ...article, furtherShare });
  if (isMost(about) || (isTelling(about) && sum(about) >= all * smallestShare)) return toFit('about', about);
  const touched = weighMatches(words, { ...article, furtherShare: 1 });
  return toFit(isMost(touched) || isTelling(touched) ? 'near' : 'none', touched);
}

type Matched = Pick<DrawerArticle, 'mainWords' | 'furtherWords' | 'summaryWords'> & { furtherShare: number };

const weighMatches = (words: ReadonlyMap<string, number>, matched: Matched) =>
  [...words].map(([word, weight]) => {
    if (matched.mainWords.has(word)) return weight;
    if (matched.furtherWords.has(word)) return weight * matched.furtherShare;
    return matched.summaryWords.has(word) ? weight * summaryShare : 0;
  });

const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);

/** The number of steps between two levels; zero if one of them is unknown. */
export const levelSteps = (one: Level | null, other: Level | null) =>
  one === null || other === null ? 0 : Math.abs(levels.indexOf(one) - levels.indexOf(other));

// The length counts more than all other attributes together.
const weights = { length: 20, type: 3, genre: 2, tone: 1.5, audience: 1 };

function nearnessOf(wish: Wish, article: DrawerArticle) {
  const genres = wish.genres?.filter((genre) => article.genres.includes(genre)).length ?? 0;
  return (
    (wish.length === article.length ? weights.length : 0) +
    genres * weights.genre +
    (wish.type === article.type ? weights.type : 0) +
    (wish.tone === article.tone ? weights.tone : 0) +
    (wish.audience === article.audience ? weights.audience : 0)
  );
}
