import { expect, test } from 'vitest';
import { readCourseWords } from './read-course-words.ts';
import { readLexicon } from './read-lexicon.ts';

test('course words are concepts of the lexicon', () => {
  const known = new Set(readLexicon().concepts.map(({ id }) => id));
  expect([...readCourseWords().keys()].filter((id) => !known.has(id))).toEqual([]);
});
