import { expect, test } from 'vitest';
import { isFittingExample } from './is-fitting-example.ts';

test('an example may be one level above the learner, not two', () => {
  expect(isFittingExample({ isSameSentence: false, level: 'B1' }, 'A2')).toBe(true);
  expect(isFittingExample({ isSameSentence: false, level: 'B2' }, 'A2')).toBe(false);
  expect(isFittingExample({ isSameSentence: false, level: 'A1' }, 'C1')).toBe(true);
});

test('without a level of the learner or of the example, it fits', () => {
  expect(isFittingExample({ isSameSentence: false, level: 'C1' }, undefined)).toBe(true);
  expect(isFittingExample({ isSameSentence: false, level: null }, 'A1')).toBe(true);
});

test('the sentence on the screen is no example', () => {
  expect(isFittingExample({ isSameSentence: true, level: 'A1' }, 'C1')).toBe(false);
});
