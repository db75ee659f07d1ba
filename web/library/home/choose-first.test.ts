import { expect, test } from 'vitest';
import type { ListedArticle } from '../../../domain/library/article.ts';
import { listedArticle } from '../../../domain/library/listed-article.fixture.ts';
import { chooseFirst } from './choose-first.ts';

const article = (id: string, level: ListedArticle['level'], wordCount: number) =>
  listedArticle({ id, level, wordCount });

test('chooses the easiest article for a new user, and of the easiest articles the shortest', () => {
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
  expect(chooseFirst(articles, { level: 'B1' })?.id).toBe('fitting');
});

test('prefers the article whose share of known words fits best, even over an article at the chosen level', () => {
  const known: Record<string, number> = { hard: 0.74, closest: 0.86, easy: 1, other: 0.97, right: 0.91 };
  const coverageOf = (articleId: string) =>
    articleId in known ? { articleId, known: known[articleId] ?? 0, newWords: 9 } : null;
  const choose = (...ids: string[]) =>
    chooseFirst(
      ids.map((id) => article(id, id === 'hard' || id === 'right' ? 'A1' : 'A2', 40)),
      { level: 'A1', coverageOf },
    )?.id;
  expect(choose('unmeasured', 'hard', 'closest')).toBe('closest');
  expect(choose('hard', 'closest', 'easy')).toBe('easy');
  // Both articles fit, so the level decides.
  expect(choose('other', 'right', 'easy')).toBe('right');
});
