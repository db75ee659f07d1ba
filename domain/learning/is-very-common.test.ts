import { expect, test } from 'vitest';
import { isVeryCommon } from './is-very-common.ts';

test.each([
  ['the verb “to be”', { rank: 1, partOfSpeech: 'verb' }, true],
  ['an everyday noun', { rank: 300, partOfSpeech: 'noun' }, false],
  ['a preposition', { rank: 300, partOfSpeech: 'preposition' }, true],
  ['a rare preposition', { rank: 3000, partOfSpeech: 'preposition' }, false],
  ['an expression of common words', { rank: 40, partOfSpeech: 'expression' }, false],
  ['a word that is not in the frequency list', { rank: null, partOfSpeech: 'verb' }, false],
] as const)('%s: very common or not', (_, word, isCommon) => {
  expect(isVeryCommon(word)).toBe(isCommon);
});
