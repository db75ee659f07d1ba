import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { fr: ['le', 'la', 'les', 'l’'] }),
  conceptOf('it/pronoun', { fr: ['il', 'le', 'la', 'l’', 'lui'] }),
  conceptOf('a/determiner', { fr: ['un', 'une'] }),
  conceptOf('in/preposition', { fr: ['dans'] }),
  conceptOf('with/preposition', { fr: ['avec'] }),
  conceptOf('former/adjective', { fr: ['ancien'] }),
  conceptOf('ancient/adjective', { fr: ['ancien'] }),
  conceptOf('minister/noun', { fr: ['ministre'] }),
  conceptOf('temple/noun', { fr: ['temple'] }),
  conceptOf('know-person/verb', { fr: ['connaître'] }),
  conceptOf('experience-undergo-connaitre/verb', { fr: ['connaître'] }),
  conceptOf('success/noun', { fr: ['succès'] }),
  conceptOf('neighbour/noun', { fr: ['voisin'] }),
  conceptOf('guard/noun', { fr: ['garde'] }),
  conceptOf('keep/verb', { fr: ['garder'] }),
  conceptOf('run-the-risk/expression', { fr: ['risquer* de'] }),
  conceptOf('risk/noun', { fr: ['risque'] }),
  conceptOf('fire/noun', { fr: ['incendie'] }),
  conceptOf('of/preposition', { fr: ['de', 'd’'] }),
  conceptOf('not/particle', { fr: ['ne', 'n’', 'pas'] }),
  conceptOf('that-conjunction/conjunction', { fr: ['que', 'qu’'] }),
  conceptOf('only-que/particle', { fr: ['que', 'qu’'] }),
  conceptOf('eat/verb', { fr: ['manger'] }),
  conceptOf('bread/noun', { fr: ['pain'] }),
  conceptOf('think/verb', { fr: ['penser'] }),
  conceptOf('he/pronoun', { fr: ['il', 'lui'] }),
  conceptOf('him/pronoun', { fr: ['lui'] }),
  conceptOf('come/verb', { fr: ['venir'] }),
  conceptOf('have/verb', { fr: ['avoir'] }),
  conceptOf('inform/verb', { fr: ['renseigner'] }),
  conceptOf('inquire/verb', { fr: ['se renseigner'] }),
  conceptOf('me/pronoun', { fr: ['me', 'm’'] }),
  conceptOf('get-used/expression', { fr: ['s’y faire*'] }),
  conceptOf('there-be-y-avoir/expression', { fr: ['y avoir*'] }),
  conceptOf('there/adverb', { fr: ['y'] }),
  conceptOf('must/verb', { fr: ['devoir'] }),
  conceptOf('build/verb', { fr: ['construire'] }),
  conceptOf('and/conjunction', { fr: ['et'] }),
  conceptOf('both-and/conjunction', { fr: ['et … et'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ fr: sentence }, lexicon).fr?.[word]?.conceptId?.split('/')[0];

test('“ancien” before its noun is “former”', () => {
  expect(concept('un ancien ministre', 1)).toBe('former');
  expect(concept('un temple ancien', 2)).toBe('ancient');
});

test('“connaître” is “experience” before a success and “know” before a person', () => {
  expect(concept('il connaît un succès', 1)).toBe('experience-undergo-connaitre');
  expect(concept('il connaît un voisin', 1)).toBe('know-person');
});

test('After an article or a preposition, a form is a noun, not a verb', () => {
  expect(concept('dans la garde', 2)).toBe('guard');
  expect(concept('il la garde', 2)).toBe('keep');
  expect(concept('un risque d’incendie', 1)).toBe('risk');
  expect(concept('il risque de venir', 1)).toBe('run-the-risk');
});

test('“ne … que” is “only” if nothing else completes the negation', () => {
  expect(concept('il ne mange que le pain', 3)).toBe('only-que');
  expect(concept('il ne pense pas que le voisin mange', 4)).toBe('that-conjunction');
});

test('“lui” after a preposition is “him”', () => {
  expect(concept('il mange avec lui', 3)).toBe('him');
});

test('A pronoun before “avoir” is no reflexive pronoun', () => {
  expect(concept('le ministre m’a renseigné', 4)).toBe('inform');
});

test('An expression is not found in another construction with the same words', () => {
  expect(concept('il s’y fait construire un temple', 3)).not.toBe('get-used');
  expect(concept('un voisin et un ministre et un temple', 2)).toBe('and');
  expect(concept('il doit y avoir un temple', 3)).toBe('there-be-y-avoir');
  expect(concept('il y a mangé le pain', 2)).toBe('have');
});
