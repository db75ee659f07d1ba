import { expect, test } from 'vitest';
import { aWord } from '../saved-word.fixture.ts';
import { filterWords } from './filter-words.ts';
import { noFilters } from './queries.ts';

const words = [
  aWord({ base: 'rumbo', meaning: 'course', dueAt: '2026-05-03T00:00:00Z', state: 'learning' }),
  aWord({ base: 'andén', meaning: 'platform', dueAt: '2026-05-02T00:00:00Z', level: 'A2' }),
];
const find = (filters: Partial<typeof noFilters>) =>
  filterWords(words, { ...noFilters, ...filters }).map(({ base }) => base);

test('words on the device are found without accents, by meaning, state and level', () => {
  expect(find({ q: 'ANDEN' })).toEqual(['andén']);
  expect(find({ q: 'cour' })).toEqual(['rumbo']);
  expect(find({ state: 'learning' })).toEqual(['rumbo']);
  expect(find({ level: 'A2' })).toEqual(['andén']);
  expect(find({ articleId: crypto.randomUUID() })).toEqual([]);
});

test('words on the device are filtered by whether they were saved or only looked up', () => {
  const list = [
    aWord({ base: 'rumbo' }),
    aWord({ base: 'andén', isInReview: false }),
    aWord({ base: 'faro', isInReview: false, state: 'learned' }),
  ];
  const basesOf = (source: typeof noFilters.source) =>
    filterWords(list, { ...noFilters, source }).map(({ base }) => base);
  expect(basesOf('saved')).toEqual(['rumbo', 'faro']);
  expect(basesOf('looked-up')).toEqual(['andén']);
  expect(basesOf(undefined)).toHaveLength(3);
});

test('words on the device are sorted by name or by their next review', () => {
  expect(find({})).toEqual(['rumbo', 'andén']);
  expect(find({ order: 'alphabetical' })).toEqual(['andén', 'rumbo']);
  expect(find({ order: 'due' })).toEqual(['andén', 'rumbo']);
});
