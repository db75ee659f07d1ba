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
  /** The words of the title and the keywords. */
  mainWords: ReadonlySet<string>;
  /** The words of the summary. They say less about the subject than the title and the keywords. */
  summaryWords: ReadonlySet<string>;
}

/** The level and the words of the description are always known, the other attributes only if the user was asked for them. */
export type Wish = Pick<ArticleWish, 'level'> &
  Partial<Omit<ArticleWish, 'description' | 'level'>> & { words: readonly SubjectWord[] };

interface RankedArticle {
  article: DrawerArticle;
  isAboutIt: boolean;
}

/**
 * Ranks the articles that the user has not received yet (`unread`), best match first. Articles about the description come before
 * all others, whatever their level and length. Then the articles nearest to the requested level come first. `drawer` has all
 * articles, because a word counts less if it occurs in many of them.
 */
export function rankDrawer(
  wish: Wish,
  unread: readonly DrawerArticle[],
  drawer: readonly DrawerArticle[],
): RankedArticle[] {
  const words = weighWords(wish.words, drawer);
  return unread
    .map((article) => {
      const { isAboutIt, relevance } = judgeSubject(words, article);
      const steps = levelSteps(wish.level, article.level);
      return {
        article,
        isAboutIt,
        steps,
        score: nearnessOf(wish, article) + (isAboutIt ? relevance * subjectWeight : 0),
      };
    })
    .toSorted(
      (one, other) =>
        Number(other.isAboutIt) - Number(one.isAboutIt) || one.steps - other.steps || other.score - one.score,
    );
}

/** From this frequency rank on, a word has the full weight. */
const rareRank = 20_000;
/** A word of the summary counts half, and so does a verb or an adjective: subjects are mostly nouns. */
const summaryShare = 0.5;
const shareOfOtherWords = 0.5;
/** An article is about the description if one matching word has at least this weight, such as “cat”, but not “world”. */
const tellingWeight = 0.46;
/** If only lighter words match, they must together have more than this share of the weight of all requested words. */
const tellingShare = 0.5;
const subjectWeight = 300;

/** Words weigh more if they are rare in the language and in the drawer. */
function weighWords(words: readonly SubjectWord[], drawer: readonly DrawerArticle[]) {
  const weights = new Map<string, number>();
  for (const { word, rank, isNoun } of words) {
    const inLanguage = Math.min(1, Math.log(rank ?? rareRank) / Math.log(rareRank));
    const holders = drawer.filter(
      ({ mainWords, summaryWords }) => mainWords.has(word) || summaryWords.has(word),
    ).length;
    const inDrawer = 1 - Math.log(Math.max(1, holders)) / Math.log(drawer.length + 1);
    weights.set(word, inLanguage * inDrawer * (isNoun ? 1 : shareOfOtherWords));
  }
  return weights;
}

function judgeSubject(words: ReadonlyMap<string, number>, { mainWords, summaryWords }: DrawerArticle) {
  const all = [...words.values()].reduce((sum, weight) => sum + weight, 0);
  const matches = [...words].map(([word, weight]) => {
    if (mainWords.has(word)) return weight;
    return summaryWords.has(word) ? weight * summaryShare : 0;
  });
  const relevance = matches.reduce((sum, weight) => sum + weight, 0);
  const isAboutIt = Math.max(0, ...matches) >= tellingWeight || relevance > all * tellingShare;
  return { isAboutIt, relevance };
}

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
