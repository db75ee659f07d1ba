import { describe, expect, test } from 'vitest';
import type { MeasuredSentence } from '../learning/estimate/measured-sentence.ts';
import { measureOutcome } from './creation-outcome.ts';
import { findHardSentences, isEasier, shareWithin } from './judge-sentences.ts';
import { guideOf } from './level-guide.ts';
import { findCountedLevel, measureLevel } from './measure-level.ts';

/** A sentence with `common` common words and these rare words. */
const sentence = (common: number, rare: readonly string[] = []): MeasuredSentence => ({
  words: [
    ...Array.from({ length: common }, (_, index) => ({
      base: `common-${index}`,
      rank: 10,
      count: 1,
      known: 1,
      isSaved: false,
    })),
    ...rare.map((base) => ({ base, rank: null, count: 1, known: 0, isSaved: false })),
  ],
  names: 0,
});

const standard = { guide: guideOf('A1'), allowed: new Set(['yeast']) };

describe('a sentence', () => {
  test.each([
    ['short and common', sentence(8), []],
    ['with one rare word', sentence(6, ['flour']), []],
    ['with two rare words', sentence(6, ['flour', 'oven']), [{ index: 0, length: null, rareWords: ['flour', 'oven'] }]],
    ['with a word that may be used', sentence(6, ['yeast', 'oven']), []],
    ['that is too long', sentence(11), [{ index: 0, length: 11, rareWords: [] }]],
  ])('%s is judged by the bounds of its level', (_, each, hard) => {
    expect(findHardSentences([each], standard)).toEqual(hard);
  });

  test('with rare words that the learner knows is not hard', () => {
    const known = sentence(6, ['flour', 'oven']);
    const words = known.words.map((word) => ({ ...word, known: 0.9 }));
    expect(findHardSentences([{ ...known, words }], standard)).toEqual([]);
  });

  test('is easier with fewer rare words, or if it is shorter', () => {
    expect(isEasier(sentence(9), sentence(6, ['flour']), standard)).toBe(true);
    expect(isEasier(sentence(5), sentence(6), standard)).toBe(true);
    expect(isEasier(sentence(6), sentence(6), standard)).toBe(false);
  });
});

test('the share within the level leaves out rare words', () => {
  expect(shareWithin([sentence(8, ['flour', 'yeast']), sentence(0)], standard)).toBe(0.9);
  expect(shareWithin([], standard)).toBe(1);
});

test('a small vocabulary lowers the number of common words, a large one does not raise it', () => {
  expect(guideOf('A2', { vocabularySize: 900 }).commonWords).toBe(900);
  expect(guideOf('A1', { vocabularySize: 100 }).commonWords).toBe(500);
  expect(guideOf('A1', { vocabularySize: 5000 }).commonWords).toBe(750);
  expect(guideOf('C1', { vocabularySize: 9000 }).commonWords).toBeNull();
});

test('an imported text has the measured level, but a short text has none', () => {
  expect(findCountedLevel({ sentences: 8, words: 52, rareWords: 2 }, 'es')).toBe('A1');
  expect(findCountedLevel({ sentences: 3, words: 60, rareWords: 6 }, 'es')).toBe('B2');
  expect(findCountedLevel({ sentences: 5, words: 39, rareWords: 2 }, 'es')).toBe(null);
});

test('longer sentences and rarer words make a higher level', () => {
  const levelOf = (common: number, rare: number) =>
    measureLevel(
      [
        sentence(
          common,
          Array.from({ length: rare }, (_, index) => `rare-${index}`),
        ),
      ],
      'es',
    );
  expect([6, 12, 16, 20, 26].map((words) => levelOf(words, Math.round(words / 15)))).toEqual([
    'A1',
    'A2',
    'B1',
    'B2',
    'C1',
  ]);
});

test('the outcome says how much is known and which words are used', () => {
  const sentences = [sentence(8, ['oven', 'yeast']), sentence(9, ['oven'])];
  const written = { sentences, language: 'es', askedLevel: 'A1', askedWords: ['oven', 'spoon'] } as const;
  expect(measureOutcome({ ...written, hasEstimate: true })).toEqual({
    askedLevel: 'A1',
    level: 'A2',
    known: 17 / 20,
    newWords: 2,
    askedWords: ['oven', 'spoon'],
    usedWords: ['oven'],
  });
  expect(measureOutcome({ ...written, hasEstimate: false })).toMatchObject({ known: null, newWords: null });
});
