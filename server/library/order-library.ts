import type { LibraryArticle } from '../../content/read-articles.ts';
import { levels } from '../../domain/level.ts';

type Ordered = Pick<LibraryArticle, 'id' | 'level' | 'series'>;

/** Sorts the library for display: levels alternate, and the parts of a series stay in order. */
export function orderLibrary<Article extends Ordered>(articles: readonly Article[]): Article[] {
  return interleave(levels.map((level) => orderLevel(articles.filter((article) => article.level === level))));
}

/** Alternates between parts of series and single articles. */
function orderLevel<Article extends Ordered>(articles: readonly Article[]): Article[] {
  const sortKey = ({ id, series }: Article) => (series ? `${series.id} ${series.part}` : id);
  const sorted = articles.toSorted((one, other) => sortKey(one).localeCompare(sortKey(other), 'en'));
  return interleave([sorted.filter(({ series }) => series), sorted.filter(({ series }) => !series)]);
}

function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
