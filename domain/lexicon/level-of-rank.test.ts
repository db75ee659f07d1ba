import { expect, test } from 'vitest';
import { levelOfRank } from './level-of-rank.ts';

test.each([
  [1, 'A1'],
  [750, 'A1'],
  [751, 'A2'],
  [1700, 'A2'],
  [3000, 'B1'],
  [5000, 'B2'],
  [5001, 'C1'],
  [20000, 'C1'],
])('rank %i is level %s', (rank, level) => {
  expect(levelOfRank(rank)).toBe(level);
});
