import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { fr: ['le', 'la', 'les', 'l’'] }),
  conceptOf('it/pronoun', { fr: ['il', 'le', 'la', 'l’'] }),
  conceptOf('a/determiner', { fr: ['un', 'une'] }),
  conceptOf('of/preposition', { fr: ['de', 'd’'] }),
  conceptOf('in/preposition', { fr: ['dans', 'en'] }),
  conceptOf('of-it/pronoun', { fr: ['en'] }),
  conceptOf('not/particle', { fr: ['ne', 'n’', 'pas'] }),
  conceptOf('see/verb', { fr: ['voir'] }),
  conceptOf('understand/verb', { fr: ['comprendre'] }),
  conceptOf('include-comprendre/verb', { fr: ['comprendre'] }),
  conceptOf('village/noun', { fr: ['village'] }),
  conceptOf('house/noun', { fr: ['maison'] }),
  conceptOf('two/numeral', { fr: ['deux'] }),
  conceptOf('room/noun', { fr: ['pièce'] }),
  conceptOf('play-theatre/noun', { fr: ['pièce'] }),
  conceptOf('theatre/noun', { fr: ['théâtre'] }),
  conceptOf('near/preposition', { fr: ['près de'] }),
  conceptOf('about-roughly/adverb', { fr: ['près de'] }),
  conceptOf('they/pronoun', { fr: ['elles'] }),
  conceptOf('them/pronoun', { fr: ['elles'] }),
  conceptOf('with/preposition', { fr: ['avec'] }),
  conceptOf('come/verb', { fr: ['venir'] }),
  conceptOf('pupil-eleve/noun', { fr: ['élève'] }),
  conceptOf('raise-lift/verb', { fr: ['élever'] }),
  conceptOf('also/adverb', { fr: ['aussi'] }),
  conceptOf('as-as/adverb', { fr: ['aussi'] }),
  conceptOf('as/conjunction', { fr: ['que'] }),
  conceptOf('big/adjective', { fr: ['grand'] }),
  conceptOf('enough/adverb', { fr: ['assez'] }),
  conceptOf('quite/adverb', { fr: ['assez'] }),
  conceptOf('trace/verb', { fr: ['tracer'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ fr: sentence }, lexicon).fr?.[word]?.conceptId?.split('/')[0];

test('“comprendre” is “include” after a village and “understand” after a person', () => {
  expect(concept('le village comprend deux maisons', 2)).toBe('include-comprendre');
  expect(concept('il ne comprend pas', 2)).toBe('understand');
});

test('Words around a noun show its sense', () => {
  expect(concept('une pièce de théâtre', 1)).toBe('play-theatre');
  expect(concept('dans la pièce', 2)).toBe('room');
});

test('“près de” before a number is “about”', () => {
  expect(concept('près de deux maisons', 0)).toBe('about-roughly');
  expect(concept('près de la maison', 0)).toBe('near');
});

test('“elles” is the object only after a preposition', () => {
  expect(concept('elles viennent', 0)).toBe('they');
  expect(concept('il vient avec elles', 3)).toBe('them');
});

test('“élève” is a noun unless a pronoun shows the verb', () => {
  expect(concept('un élève', 1)).toBe('pupil-eleve');
  expect(concept('il élève la maison', 1)).toBe('raise-lift');
});

test('“aussi” before an adjective and “que” compares', () => {
  expect(concept('aussi grand que le village', 0)).toBe('as-as');
  expect(concept('il vient aussi', 2)).toBe('also');
});

test('“assez” before an adjective is “quite”', () => {
  expect(concept('un village assez grand', 2)).toBe('quite');
  expect(concept('assez de maisons', 0)).toBe('enough');
});

test('“en” between a negation and a verb is a pronoun', () => {
  expect(concept('il n’en voit pas', 2)).toBe('of-it');
});

test('“le” before a participle is an article', () => {
  expect(concept('le tracé du village', 0)).toBe('the');
});
