import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('where/adverb', { sl: ['kam'] }),
  conceptOf('and-but/conjunction', { sl: ['pa'] }),
  conceptOf('then-pa-question-sl/particle', { sl: ['pa'] }),
  conceptOf('bread/noun', { sl: ['kruh'] }),
  conceptOf('go/verb', { sl: ['iti', 'gre'] }),
  conceptOf('hurry/verb', { sl: ['hiteti', 'hiti'] }),
  conceptOf('to-home/adverb', { sl: ['domov'] }),
  conceptOf('home/noun', { sl: ['dom', 'domov'] }),
  conceptOf('some/determiner', { sl: ['nekaj'] }),
  conceptOf('topic/noun', { sl: ['tema', 'tem'] }),
  conceptOf('this/determiner', { sl: ['ta', 'tem'] }),
  conceptOf('about/preposition', { sl: ['o'] }),
  conceptOf('hard/adjective', { sl: ['težek', 'težkih'] }),
  conceptOf('husband/noun', { sl: ['mož'] }),
  conceptOf('man/noun', { sl: ['mož'] }),
  conceptOf('old/adjective', { sl: ['star', 'stari'] }),
  conceptOf('accused-obtozeni-sl/noun', { sl: ['obtoženi'] }),
  conceptOf('accuse/verb', { sl: ['obtožiti', 'obtoženi'] }),
  conceptOf('be/verb', { sl: ['biti', 'so', 'je'] }),
  conceptOf('medicine/noun', { sl: ['zdravilo', 'zdravila'] }),
  conceptOf('treat/verb', { sl: ['zdraviti', 'zdravila'] }),
  conceptOf('necessary/adverb', { sl: ['treba'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ sl: sentence }, lexicon).sl?.[word]?.conceptId?.split('/')[0];

test('After a question word at the start, “pa” emphasises the question', () => {
  expect(concept('Kam pa gre', 1)).toBe('then-pa-question-sl');
  expect(concept('Hiti: »Kam pa gre', 2)).toBe('then-pa-question-sl');
  expect(concept('Kruh pa je', 1)).toBe('and-but');
});

test('Neighbours show whether a form is a noun', () => {
  expect(concept('Hiti domov', 1)).toBe('to-home');
  expect(concept('Nekaj domov', 1)).toBe('home');
  expect(concept('O tem', 1)).toBe('this');
  expect(concept('Nekaj težkih tem', 2)).toBe('topic');
  expect(concept('Obtoženi so', 0)).toBe('accused-obtozeni-sl');
  expect(concept('So obtoženi', 1)).toBe('accuse');
  expect(concept('Zdravila je treba', 0)).toBe('medicine');
});

test('An adjective of age before “mož” means a man', () => {
  expect(concept('Stari mož', 1)).toBe('man');
});
