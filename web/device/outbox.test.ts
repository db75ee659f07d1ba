import { expect, test } from 'vitest';
import { isOfArticle } from './kept-articles.ts';
import { isKeptLearning } from './outbox.ts';

const at = '/api/learning/words/at?articleId=a1&language=es&sentence=1&offset=0';

test('stores learning data for offline use, but only the word list without filters', () => {
  const kept = ['settings', 'marks/a1?language=es', 'words?language=es&page=2', 'review?language=es'];
  for (const path of kept) expect(isKeptLearning(`/api/learning/${path}`)).toBe(true);
  expect(isKeptLearning(at)).toBe(true);
  const left = ['words?language=es&q=faro&page=1', 'words?language=es&order=due&page=1', 'words.csv', 'progress'];
  for (const path of left) expect(isKeptLearning(`/api/learning/${path}`)).toBe(false);
});

test('deleting an article also deletes its marks and words', () => {
  const isDropped = isOfArticle('a1');
  expect([at, '/api/learning/marks/a1?language=es', '/api/articles/a1'].every(isDropped)).toBe(true);
  expect(isDropped('/api/learning/marks/a2?language=es')).toBe(false);
});
