import { expect, test } from 'vitest';
import { findInLines, findNextMatch } from './find-in-lines.ts';

const sources = ['El faro brilla.', 'Nina mira el mar.', 'El faro duerme.'];
const translations = ['The lighthouse shines.', null, 'The lighthouse sleeps.'];

test('finds words in the sentences and in their translations, in the order of the page', () => {
  const list = (wanted: string) =>
    findInLines({ sources, translations }, wanted).map(({ sentence, line }) => `${sentence} ${line}`);
  expect(list('lighthouse')).toEqual(['1 translation', '3 translation']);
  expect(list('s')).toEqual([
    '1 translation',
    '1 translation',
    '1 translation',
    '3 translation',
    '3 translation',
    '3 translation',
  ]);
  expect(list('l')).toEqual([
    '1 source',
    '1 source',
    '1 source',
    '1 translation',
    '2 source',
    '3 source',
    '3 translation',
    '3 translation',
  ]);
});

test('the first match is the next one from the sentence that is read, or else the first one of the article', () => {
  const found = findInLines({ sources, translations }, 'faro');
  expect([1, 2, 3, 4].map((sentence) => found[findNextMatch(found, sentence)]?.sentence)).toEqual([1, 3, 3, 1]);
  expect(findNextMatch([], 2)).toBe(0);
});
