import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('several/determiner', { sl: ['več'] }),
  conceptOf('more/adverb', { sl: ['več'] }),
  conceptOf('time/noun', { sl: ['čas', 'časa'] }),
  conceptOf('year/noun', { sl: ['leto', 'let'] }),
  conceptOf('still/adverb', { sl: ['še'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ sl: sentence }, lexicon).sl?.[word]?.conceptId?.split('/')[0];

test('“več” means “more” before an uncounted noun and in a comparison', () => {
  expect(concept('Več časa', 0)).toBe('more');
  expect(concept('Še več let', 1)).toBe('more');
  expect(concept('Več let', 0)).toBe('several');
});
