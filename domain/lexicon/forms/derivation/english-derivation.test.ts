import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('date/verb', { en: ['date'] }),
  conceptOf('crazy/adjective', { en: ['crazy'] }),
  conceptOf('author/noun', { en: ['author'] }),
  conceptOf('wood/noun', { en: ['wood'] }),
  conceptOf('cursor/noun', { en: ['cursor'] }),
  conceptOf('hang/verb', { en: ['hang'] }),
]);

const meaning = (word: string) => annotate({ en: word }, lexicon).en?.[0]?.conceptId;

test.each([
  ['undated', 'date/verb'],
  ['craziness', 'crazy/adjective'],
  ['co-author', 'author/noun'],
  ['woodless', 'wood/noun'],
  ['rewood', undefined],
  ['pre-cursor', 'cursor/noun'],
  ['precursor', undefined],
  ['overhang', undefined],
])('an unlisted English word is explained by the word from which it is derived: %s', (word, conceptId) => {
  expect(meaning(word)).toBe(conceptId);
});
