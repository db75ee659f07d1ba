import { expect, test } from 'vitest';
import { isFittingExample } from './is-fitting-example.ts';

test('an example may be one level above the learner, but not two levels', () => {
  expect(isFittingExample({ isSameSentence: false, level: 'B1' }, 'A2')).toBe(true);
  expect(isFittingExample({ isSameSentence: false, level: 'B2' }, 'A2')).toBe(false);
  expect(isFittingExample({ isSameSentence: false, level: 'A1' }, 'C1')).toBe(true);
});

test('an example fits if its level or the level of the learner is unknown', () => {
  expect(isFittingExample({ isSameSentence: false, level: 'C1' }, undefined)).toBe(true);
  expect(isFittingExample({ isSameSentence: false, level: null }, 'A1')).toBe(true);
});

test('the sentence on the screen does not fit as an example', () => {
  expect(isFittingExample({ isSameSentence: true, level: 'A1' }, 'C1')).toBe(false);
});
