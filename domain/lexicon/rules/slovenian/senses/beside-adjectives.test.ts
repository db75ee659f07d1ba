import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('world/noun', { sl: ['svet'] }),
  conceptOf('council/noun', { sl: ['svet'] }),
  conceptOf('whole/adjective', { sl: ['cel', 'ves'] }),
  conceptOf('scientific/adjective', { sl: ['znanstven', 'znanstveni'] }),
  conceptOf('watch/verb', { sl: ['gledati', 'gleda'] }),
  conceptOf('look/verb', { sl: ['gledati', 'gleda'] }),
  conceptOf('towards/preposition', { sl: ['proti'] }),
  conceptOf('door/noun', { sl: ['vrata', 'vratom'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ sl: sentence }, lexicon).sl?.[word]?.conceptId?.split('/')[0];

test('An adjective shows the meaning of the noun after it', () => {
  expect(concept('znanstveni svet', 1)).toBe('council');
  expect(concept('ves svet', 1)).toBe('world');
});

test('A preposition after “gledati” shows that it means “look”', () => {
  expect(concept('gleda proti vratom', 0)).toBe('look');
});
