import { expect, test } from 'vitest';
import { genres } from './article-attributes.ts';
import { genreGroups, genresOf } from './genre-groups.ts';

test('every genre belongs to one group', () => {
  expect(Object.values(genreGroups).flat().toSorted()).toEqual(genres.toSorted());
});

test('a filter by group means all genres of the group, a filter by genre only this genre', () => {
  expect(genresOf('suspense')).toEqual(['mystery', 'thriller', 'horror']);
  expect(genresOf('horror')).toEqual(['horror']);
});
