import { expect, test } from 'vitest';
import { levelOfText } from './measured-level.ts';

test.each([
  ['A1', 7, 0.08],
  ['A2', 13, 0.07],
  ['B1', 17, 0.1],
  ['B2', 20, 0.14],
  ['C1', 24, 0.18],
] as const)('%s: sentences of %d words, %d of them rare', (level, wordsPerSentence, rareShare) => {
  expect(levelOfText({ wordsPerSentence, rareShare })).toBe(level);
});

test('short sentences of rare words are not rated as a beginner level', () => {
  expect(levelOfText({ wordsPerSentence: 7, rareShare: 0.3 })).toBe('B1');
});
