import { expect, test } from 'vitest';
import type { ListedArticle } from '../../../domain/library/article.ts';
import { listedArticle } from '../../../domain/library/listed-article.fixture.ts';
import { chooseFirst } from './choose-first.ts';

const article = (id: string, level: ListedArticle['level'], wordCount: number) =>
  listedArticle({ id, level, wordCount });

test('chooses the easiest article for a new user, and the shortest of those', () => {
  const articles = [
    article('unknown', null, 10),
    article('hard', 'C1', 20),
    article('long', 'A2', 90),
    article('a', 'A2', 40),
  ];
  expect(chooseFirst(articles)?.id).toBe('a');
  expect(chooseFirst([])).toBeUndefined();
});

test('prefers the level that the user chose', () => {
  const articles = [article('easy', 'A1', 10), article('fitting', 'B1', 60), article('hard', 'C1', 20)];
  expect(chooseFirst(articles, 'B1')?.id).toBe('fitting');
});
