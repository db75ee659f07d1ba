import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { fr: ['le', 'la', 'les', 'l’'] }),
  conceptOf('a/determiner', { fr: ['un', 'une'] }),
  conceptOf('of/preposition', { fr: ['de', 'd’'] }),
  conceptOf('of-the/preposition', { fr: ['des'] }),
  conceptOf('some-partitive/determiner', { fr: ['des'] }),
  conceptOf('at/preposition', { fr: ['à'] }),
  conceptOf('and/conjunction', { fr: ['et'] }),
  conceptOf('pity/verb', { fr: ['plaindre'] }),
  conceptOf('charge-police-report/noun', { fr: ['plainte'] }),
  conceptOf('put-down/verb', { fr: ['déposer'] }),
  conceptOf('place-seat/noun', { fr: ['place'] }),
  conceptOf('place-rank-fr/noun', { fr: ['place'] }),
  conceptOf('fourth/adjective', { fr: ['quatrième'] }),
  conceptOf('everything/pronoun', { fr: ['tout'] }),
  conceptOf('completely/adverb', { fr: ['tout'] }),
  conceptOf('simply/adverb', { fr: ['simplement'] }),
  conceptOf('hour/noun', { fr: ['heure', 'heures'] }),
  conceptOf('o-clock/adverb', { fr: ['heures'] }),
  conceptOf('during/preposition', { fr: ['pendant'] }),
  conceptOf('at-home/expression', { fr: ['à la maison'] }),
  conceptOf('house/noun', { fr: ['maison'] }),
  conceptOf('number-of/expression', { fr: ['nombre de'] }),
  conceptOf('number/noun', { fr: ['nombre'] }),
  conceptOf('people/noun', { fr: ['gens'] }),
  conceptOf('end/noun', { fr: ['fin'] }),
  conceptOf('year/noun', { fr: ['an', 'ans'] }),
  conceptOf('month/noun', { fr: ['mois'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ fr: sentence }, lexicon).fr?.[word]?.conceptId?.split('/')[0];

test('“plainte” is a noun unless its verb is reflexive', () => {
  expect(concept('déposer plainte', 1)).toBe('charge-police-report');
});

test('“place” after an ordinal is a rank', () => {
  expect(concept('la quatrième place', 2)).toBe('place-rank-fr');
  expect(concept('une place', 1)).toBe('place-seat');
});

test('“tout” before an adverb in -ment is an adverb', () => {
  expect(concept('tout simplement', 0)).toBe('completely');
});

test('A duration is given in hours', () => {
  expect(concept('pendant 12 heures', 2)).toBe('hour');
  expect(concept('à 72 heures', 2)).toBe('hour');
});

test('A name or an article shows that no expression is meant', () => {
  expect(concept('à la maison', 0)).toBe('at-home');
  expect(concept('à la maison Dupont', 2)).toBe('house');
  expect(concept('nombre de gens', 0)).toBe('number-of');
  expect(concept('le nombre de gens', 1)).toBe('number');
});

test('“et des” continues a phrase with “des” after a noun', () => {
  expect(concept('la fin des mois et des ans', 5)).toBe('of-the');
});
