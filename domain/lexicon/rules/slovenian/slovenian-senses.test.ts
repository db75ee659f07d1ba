import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('be/verb', { sl: ['biti'] }),
  conceptOf('come-from/verb', { sl: ['biti iz'] }),
  conceptOf('from/preposition', { sl: ['iz'] }),
  conceptOf('come/verb', { sl: ['priti', 'prišel', 'prišli'] }),
  conceptOf('town/noun', { sl: ['mesto', 'mesta'] }),
  conceptOf('feel-sick/expression', { sl: ['biti* slabo'] }),
  conceptOf('bad/adjective', { sl: ['slab', 'slabo'] }),
  conceptOf('me/pronoun', { sl: ['mi'] }),
  conceptOf('be-fed-up/expression', { sl: ['imeti* dovolj'] }),
  conceptOf('have/verb', { sl: ['imeti', 'imam'] }),
  conceptOf('enough/adverb', { sl: ['dovolj'] }),
  conceptOf('time/noun', { sl: ['čas', 'časa'] }),
  conceptOf('after/preposition', { sl: ['po'] }),
  conceptOf('according-to/preposition', { sl: ['po'] }),
  conceptOf('word/noun', { sl: ['beseda', 'besedah'] }),
  conceptOf('war/noun', { sl: ['vojna', 'vojni'] }),
  conceptOf('politics/noun', { sl: ['politika', 'politiki'] }),
  conceptOf('politician/noun', { sl: ['politik', 'politiki'] }),
  conceptOf('in/preposition', { sl: ['v'] }),
  conceptOf('what/pronoun', { sl: ['kaj', 'čim'] }),
  conceptOf('cim-possible/adverb', { sl: ['čim'] }),
  conceptOf('with/preposition', { sl: ['s'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ sl: sentence }, lexicon).sl?.[word]?.conceptId?.split('/')[0];

test('A form of “biti” before a participle is an auxiliary', () => {
  expect(concept('Ana je iz mesta', 1)).toBe('come-from');
  expect(concept('Prišli so iz mesta', 1)).toBe('be');
});

test('The words of an expression have their own meanings if their neighbours show it', () => {
  expect(concept('Slabo mi je', 0)).not.toBe('be');
  expect(concept('Mesto je slabo', 2)).toBe('bad');
  expect(concept('Imam dovolj', 0)).toBe('be-fed-up');
  expect(concept('Imam dovolj časa', 0)).toBe('have');
});

test('The noun after “po” shows its meaning', () => {
  expect(concept('Po besedah', 0)).toBe('according-to');
  expect(concept('Po vojni', 0)).toBe('after');
});

test('The words beside a homograph show its meaning', () => {
  expect(concept('Politiki so tu', 0)).toBe('politician');
  expect(concept('V politiki', 1)).toBe('politics');
  expect(concept('Čim prej', 0)).toBe('cim-possible');
  expect(concept('S čim', 1)).toBe('what');
});
