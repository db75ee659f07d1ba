import { expect, test } from 'vitest';
import { levels } from '../../level.ts';
import { shareKnown } from './curve.ts';
import { createVocabulary, vocabularyOfLevel } from './vocabulary.ts';

test.each(levels)('a learner who chooses %s has that level', (level) => {
  expect(vocabularyOfLevel(level).level).toBe(level);
});

test.each([
  [100, 800],
  [1200, 1200],
  [6000, 1650],
])('a learner who chooses A2 after a test with the result %i starts with %i words', (tested, size) => {
  expect(vocabularyOfLevel('A2', tested)).toMatchObject({ size, level: 'A2' });
});

test('a vocabulary has the levels of its size and of its range', () => {
  expect(createVocabulary({ size: 1800, range: [1500, 2200] })).toMatchObject({
    level: 'B1',
    levelRange: ['A2', 'B1'],
  });
  expect(createVocabulary({ size: 600, range: [450, 740] })).toMatchObject({ level: 'A1', levelRange: ['A1', 'A1'] });
});

test('the curve has as many known words as the size says', () => {
  for (const size of [500, 1500, 4000, 8000]) {
    const vocabulary = createVocabulary({ size, range: [size, size] });
    let sum = 0;
    for (let rank = 1; rank <= 16_000; rank += 1) sum += shareKnown(rank, vocabulary);
    expect(Math.abs(sum - size) / size).toBeLessThan(0.02);
  }
});

test('a vocabulary stays within the frequency list', () => {
  expect(createVocabulary({ size: 90_000, range: [1, 1e9] })).toMatchObject({ size: 16_000, range: [50, 16_000] });
});
