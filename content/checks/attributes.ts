import { levels } from '../../domain/level.ts';
import {
  articleLengths,
  articleTypes,
  audiences,
  genres,
  sentencesOfLength,
  tones,
} from '../../domain/library/article-attributes.ts';
import type { Content } from '../load-content.ts';
import type { LibraryArticle } from '../read-articles.ts';

/** Number of articles per attribute value, and the required minimum. */
export type AttributeTable = { name: string; atLeast: number; counts: [value: string, count: number][] };

export function countAttributes({ articles }: Content): AttributeTable[] {
  const table = (
    name: string,
    atLeast: number,
    values: readonly string[],
    valuesOf: (article: LibraryArticle) => readonly string[],
  ) => ({
    name,
    atLeast,
    counts: values.map((value): [string, number] => [
      value,
      articles.filter((article) => valuesOf(article).includes(value)).length,
    ]),
  });
  return [
    table('types', 2, articleTypes, ({ type }) => [type]),
    table('genres', 1, genres, (article) => article.genres),
    table('tones', 3, tones, ({ tone }) => [tone]),
    table('audiences', 4, audiences, ({ audience }) => [audience]),
    table('lengths', 8, articleLengths, ({ length }) => [length]),
    table('levels', 8, levels, ({ level }) => [level]),
    table('places', 30, ['library'], ({ place }) => [place]),
    table('places', 30, ['drawer'], ({ place }) => [place]),
  ];
}

export function checkAttributes(content: Content): string[] {
  return countAttributes(content).flatMap(({ name, atLeast, counts }) =>
    counts
      .filter(([, count]) => count < atLeast)
      .map(([value, count]) => `${name}: ${value} has ${count} articles, needs ${atLeast}`),
  );
}

/**
 * The number of sentences must fit the length attribute of the article. One count per article is enough, because the format
 * ensures the same number in all languages.
 */
export function checkLengths({ articles }: Content): string[] {
  return articles.flatMap(({ id, length, paragraphs }) => {
    const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences).length;
    const { atLeast, atMost } = sentencesOfLength[length];
    return sentences >= atLeast && sentences <= atMost
      ? []
      : [`${id} is ${length} with ${sentences} sentences: not ${atLeast} to ${atMost}`];
  });
}

/** The parts of a series are numbered from 1 without gaps and all have the same level. */
export function checkSeries({ articles }: Content): string[] {
  const inSeries = articles.flatMap(({ series, level }) => (series ? [{ ...series, level }] : []));
  return [...Map.groupBy(inSeries, ({ id }) => id)].flatMap(([id, parts]) => {
    const numbers = parts.map(({ part }) => part).sort((one, other) => one - other);
    const problems: string[] = [];
    if (numbers.some((part, index) => part !== index + 1))
      problems.push(`series ${id} has the parts ${numbers.join(', ')}`);
    if (new Set(parts.map(({ level }) => level)).size > 1) problems.push(`series ${id} has parts of different levels`);
    return problems;
  });
}
