import type { ArticleAttributes, ListedArticle, SeriesPlace } from '../library/article.ts';
import type { ArticleWish } from './new-article.ts';

export interface DrawerArticle extends ArticleAttributes {
  name: string;
  /** All words of the article's title, summary, keywords and text, in the languages of the user who requests an article. */
  words: ReadonlySet<string>;
}

export type Wish = Omit<ArticleWish, 'description'> & { words: readonly string[] };

/** A ready-made article (“drawer”) as the user sees it before picking it. */
export interface OfferedArticle
  extends Omit<
    ListedArticle,
    'id' | 'isPrivate' | 'isFinished' | 'sentenceCount' | 'titleLanguage' | keyof SeriesPlace
  > {
  name: string;
}

export interface DrawerOffer {
  /** The unread articles that match the request best, the best match first. */
  articles: OfferedArticle[];
  /** How many unread articles of the wanted length have another level. The number is shown if no article has the wanted level. */
  otherLevelsCount: number;
  /** Whether an offered article contains a word of the description. */
  isAboutIt: boolean;
}

export const offersAtOnce = 3;

/** Best match first. Leaves out articles with another length or level than requested. */
export const rankDrawer = (wish: Wish, unread: readonly DrawerArticle[]): DrawerArticle[] =>
  unread
    .filter(({ length, level }) => length === wish.length && (wish.level === null || level === wish.level))
    .toSorted((one, other) => nearness(wish, other) - nearness(wish, one));

// The subject counts most: one word of the description weighs more than any attribute. Of the attributes, the type counts most.
const weights = { word: 4, type: 3, genre: 2, tone: 1.5, audience: 1 };

function nearness(wish: Wish, article: DrawerArticle) {
  const words = new Set(wish.words.filter((word) => article.words.has(word))).size;
  const genres = wish.genres.filter((genre) => article.genres.includes(genre)).length;
  return (
    words * weights.word +
    genres * weights.genre +
    (wish.type === article.type ? weights.type : 0) +
    (wish.tone === article.tone ? weights.tone : 0) +
    (wish.audience === article.audience ? weights.audience : 0)
  );
}
