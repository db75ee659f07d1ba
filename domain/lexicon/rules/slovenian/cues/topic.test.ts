import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('goal-aim/noun', { sl: ['cilj'] }),
  conceptOf('finish-cilj/noun', { sl: ['cilj'] }),
  conceptOf('network/noun', { sl: ['mreža'] }),
  conceptOf('net/noun', { sl: ['mreža'] }),
  conceptOf('cyclist/noun', { sl: ['kolesar'] }),
  conceptOf('fisherman/noun', { sl: ['ribič'] }),
  conceptOf('policy/noun', { sl: ['politika'] }),
  conceptOf('in/preposition', { sl: ['v'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ sl: sentence }, lexicon).sl?.[word]?.conceptId?.split('/')[0];

test('Words of a topic show what a word means', () => {
  expect(concept('Kolesar v cilju', 2)).toBe('finish-cilj');
  expect(concept('Cilj politike', 0)).toBe('goal-aim');
  expect(concept('Mreža ribiča', 0)).toBe('net');
});
