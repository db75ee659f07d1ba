import { expect, test } from 'vitest';
import { levels } from '../../domain/level.ts';
import { orderLibrary } from './order-library.ts';

type Level = (typeof levels)[number];
const article = (id: string, level: Level, part?: number) => ({
  id,
  level,
  series: part === undefined ? undefined : { id: 'the-lighthouse', part },
});

test('levels alternate, starting with the easiest', () => {
  const articles = levels.toReversed().flatMap((level) => [article(`a ${level}`, level), article(`b ${level}`, level)]);
  expect(orderLibrary(articles).map(({ id }) => id)).toEqual([
    ...levels.map((level) => `a ${level}`),
    ...levels.map((level) => `b ${level}`),
  ]);
});

test('the parts of a series are in order, with other articles in between', () => {
  const articles = [
    article('light', 'A2', 2),
    article('alone', 'A2'),
    article('tower', 'A2', 1),
    article('boat', 'A2', 3),
  ];
  expect(orderLibrary(articles).map(({ id }) => id)).toEqual(['tower', 'alone', 'light', 'boat']);
});
