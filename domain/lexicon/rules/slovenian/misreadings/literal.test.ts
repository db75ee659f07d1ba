import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('generally/adverb', { sl: ['na splošno'] }),
  conceptOf('on/preposition', { sl: ['na'] }),
  conceptOf('head/noun', { sl: ['glava', 'glavo'] }),
  conceptOf('upside-down/adverb', { sl: ['na glavo'] }),
  conceptOf('put/verb', { sl: ['dati', 'dal'] }),
  conceptOf('turn/verb', { sl: ['postaviti', 'postavil'] }),
  conceptOf('just-a-moment/expression', { sl: ['samo malo'] }),
  conceptOf('only/adverb', { sl: ['samo'] }),
  conceptOf('few/determiner', { sl: ['malo'] }),
  conceptOf('salt/noun', { sl: ['sol', 'soli'] }),
  conceptOf('go/verb', { sl: ['iti', 'šel', 'gre'] }),
  conceptOf('be-about/expression', { sl: ['iti* za'] }),
  conceptOf('for/preposition', { sl: ['za'] }),
  conceptOf('money/noun', { sl: ['denar'] }),
  conceptOf('him/pronoun', { sl: ['njim'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ sl: sentence }, lexicon).sl?.[word]?.conceptId?.split('/')[0];

test('“Na glavo” means “upside down” only beside verbs such as “postaviti” (put)', () => {
  expect(concept('postavil na glavo', 1)).toBe('upside-down');
  expect(concept('dal na glavo', 1)).toBe('on');
});

test('“Samo malo” before other words has no meaning of its own', () => {
  expect(concept('Samo malo!', 0)).toBe('just-a-moment');
  expect(concept('Samo malo soli!', 0)).toBe('only');
});

test('“Iti za” means “be about” only without a subject', () => {
  expect(concept('gre za denar', 1)).toBe('be-about');
  expect(concept('šel za njim', 1)).toBe('for');
});
