import type { ArticleAttributes } from '../library/article.ts';
import type { ArticleWish } from './new-article.ts';

export interface DrawerArticle extends Omit<ArticleAttributes, 'level'> {
  name: string;
  /** All words of its title, summary, keywords and text in the requesting user's languages. */
  words: ReadonlySet<string>;
}

/** What the user asked for. A surprise has no criteria. */
export type Wish = Omit<ArticleWish, 'description'> & { words: readonly string[] };

/** Returns the article that matches the wish best; the first one if several match equally. Undefined if none is left. */
export function chooseFromDrawer(wish: Wish, unread: readonly DrawerArticle[]): DrawerArticle | undefined {
  return unread.reduce<DrawerArticle | undefined>(
    (best, article) => (best === undefined || nearness(wish, article) > nearness(wish, best) ? article : best),
    undefined,
  );
}

// The subject counts most: one word of the description weighs more than any attribute, the type more than the others.
const weights = { word: 4, type: 3, genre: 2, tone: 1.5, audience: 1, length: 1 };

function nearness(wish: Wish, article: DrawerArticle) {
  const words = new Set(wish.words.filter((word) => article.words.has(word))).size;
  const genres = wish.genres.filter((genre) => article.genres.includes(genre)).length;
  return (
    words * weights.word +
    genres * weights.genre +
    (wish.type === article.type ? weights.type : 0) +
    (wish.tone === article.tone ? weights.tone : 0) +
    (wish.audience === article.audience ? weights.audience : 0) +
    (wish.length === article.length ? weights.length : 0)
  );
}
