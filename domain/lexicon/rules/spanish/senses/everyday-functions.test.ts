import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('equal/adjective', { es: ['igual'] }),
  conceptOf('maybe-igual-es/adverb', { es: ['igual'] }),
  conceptOf('come/verb', { es: ['venir', 'viene'] }),
  conceptOf('be/verb', { es: ['ser', 'es'] }),
  conceptOf('see/verb', { es: ['ver', 've'] }),
  conceptOf('go/verb', { es: ['ir', 've'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('“igual” before a verb is “maybe”', () => {
  expect(meaning('Igual no viene', 0)).toBe('maybe-igual-es/adverb');
  expect(meaning('Es igual', 1)).toBe('equal/adjective');
});

test('“ve” before “y” is a form of “ir” (go)', () => {
  expect(meaning('Ve y mira', 0)).toBe('go/verb');
});
