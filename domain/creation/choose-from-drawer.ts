import type { ArticleAttributes } from '../library/article.ts';
import type { ArticleWish } from './new-article.ts';

export interface DrawerArticle extends Omit<ArticleAttributes, 'level'> {
  name: string;
  /** Everything its versions say of themselves in the asker's languages: title, summary, keywords, text. */
  words: ReadonlySet<string>;
}

/** What somebody asked for; a surprise asks for nothing. */
export type Wish = Omit<ArticleWish, 'description'> & { words: readonly string[] };

/** The article nearest to the wish; undefined if there is none left. Of equals the first. */
export function chooseFromDrawer(wish: Wish, unread: readonly DrawerArticle[]): DrawerArticle | undefined {
  return unread.reduce<DrawerArticle | undefined>(
    (best, article) => (best === undefined || nearness(wish, article) > nearness(wish, best) ? article : best),
    undefined,
  );
}

// What it is about counts most: one word of the description more than any attribute, the type more than the rest.
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
