import type { LibraryArticle } from '../../content/read-articles.ts';
import { levels } from '../../domain/library/article-attributes.ts';

type Ordered = Pick<LibraryArticle, 'id' | 'level' | 'series'>;

/** The order in which the library is shown: one article of each level in turn, the parts of a series in theirs. */
export function orderLibrary<Article extends Ordered>(articles: readonly Article[]): Article[] {
  return takeTurns(levels.map((level) => orderLevel(articles.filter((article) => article.level === level))));
}

/** A part of a series, an article that stands alone, the next part. */
function orderLevel<Article extends Ordered>(articles: readonly Article[]): Article[] {
  const place = ({ id, series }: Article) => (series ? `${series.id} ${series.part}` : id);
  const sorted = articles.toSorted((one, other) => place(one).localeCompare(place(other), 'en'));
  return takeTurns([sorted.filter(({ series }) => series), sorted.filter(({ series }) => !series)]);
}

function takeTurns<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}
