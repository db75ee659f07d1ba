import { expect, test } from 'vitest';
import { findInSentences } from './find-in-sentences.ts';

const sentences = ['El corazón late.', 'Dos corazones, un corazon 🦊 y otro corazón.'];
const wordsOf = (wanted: string) =>
  findInSentences(sentences, wanted).map(({ sentence, range }) => [sentence, sentences[sentence - 1]?.slice(...range)]);

test('finds every place, whatever the case and the accents', () => {
  expect(wordsOf('CORAZON')).toEqual([
    [1, 'corazón'],
    [2, 'corazon'],
    [2, 'corazon'],
    [2, 'corazón'],
  ]);
  expect(wordsOf(' otro corazón. ')).toEqual([[2, 'otro corazón.']]);
});

test('an empty search finds nothing', () => {
  expect(wordsOf('')).toEqual([]);
  expect(wordsOf('  ')).toEqual([]);
  expect(wordsOf('zorro')).toEqual([]);
});

test('also finds letters that are written with a combining accent', () => {
  expect(findInSentences(['cafe\u0301 solo'], 'café')).toEqual([{ sentence: 1, range: [0, 5] }]);
});
