import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { fr: ['le', 'la', 'les', 'l’'] }),
  conceptOf('he/pronoun', { fr: ['il'] }),
  conceptOf('not/particle', { fr: ['ne', 'n’', 'pas'] }),
  conceptOf('no-none/determiner', { fr: ['pas de'] }),
  conceptOf('of/preposition', { fr: ['de', 'd’'] }),
  conceptOf('of-the/preposition', { fr: ['du', 'des'] }),
  conceptOf('have/verb', { fr: ['avoir'] }),
  conceptOf('bread/noun', { fr: ['pain'] }),
  conceptOf('fail/verb', { fr: ['manquer'] }),
  conceptOf('surprise/verb', { fr: ['surprendre'] }),
  conceptOf('date-day/noun', { fr: ['date'] }),
  conceptOf('date-from/verb', { fr: ['dater'] }),
  conceptOf('church/noun', { fr: ['église'] }),
  conceptOf('century/noun', { fr: ['siècle'] }),
  conceptOf('towards/preposition', { fr: ['vers'] }),
  conceptOf('around-time-vers/preposition', { fr: ['vers'] }),
  conceptOf('come/verb', { fr: ['venir'] }),
  conceptOf('station/noun', { fr: ['gare'] }),
  conceptOf('at/preposition', { fr: ['chez'] }),
  conceptOf('among-chez/preposition', { fr: ['chez'] }),
  conceptOf('child/noun', { fr: ['enfant'] }),
  conceptOf('neighbour/noun', { fr: ['voisin'] }),
  conceptOf('be/verb', { fr: ['être'] }),
  conceptOf('apply-put-to-use/verb', { fr: ['appliquer'] }),
  conceptOf('concern/expression', { fr: ['s’appliquer* à'] }),
  conceptOf('to/preposition', { fr: ['à', 'aux'] }),
  conceptOf('oneself/pronoun', { fr: ['se', 's’'] }),
  conceptOf('rule/noun', { fr: ['règle'] }),
  conceptOf('it-takes/expression', { fr: ['il faut'] }),
  conceptOf('it-is-necessary-to/expression', { fr: ['il faut'] }),
  conceptOf('day/noun', { fr: ['jour'] }),
  conceptOf('two/numeral', { fr: ['deux'] }),
  conceptOf('do/verb', { fr: ['faire'] }),
  conceptOf('then/adverb', { fr: ['alors'] }),
  conceptOf('appeal/noun', { fr: ['appel'] }),
  conceptOf('call-on/expression', { fr: ['faire* appel à'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ fr: sentence }, lexicon).fr?.[word]?.conceptId?.split('/')[0];

test('“date” before “de” is a verb unless an article stands before it', () => {
  expect(concept('l’église date du siècle', 2)).toBe('date-from');
  expect(concept('la date du siècle', 1)).toBe('date-day');
});

test('“vers” before a year is “around”', () => {
  expect(concept('il vient vers 1900', 2)).toBe('around-time-vers');
  expect(concept('il vient vers la gare', 2)).toBe('towards');
});

test('“chez” before people in general is “among”', () => {
  expect(concept('chez les enfants', 0)).toBe('among-chez');
  expect(concept('chez les voisins', 0)).toBe('at');
});

test('“pas de” before an infinitive only negates the verb', () => {
  expect(concept('il n’a pas de pain', 3)).toBe('no-none');
  expect(concept('il ne manque pas de surprendre', 3)).toBe('not');
});

test('A participle without a pronoun is no form of a reflexive expression', () => {
  expect(concept('la règle s’applique aux enfants', 3)).toBe('concern');
  expect(concept('la règle est appliquée aux enfants', 3)).toBe('apply-put-to-use');
});

test('“il faut” is “it takes” only before a number or a time', () => {
  expect(concept('il faut deux jours', 1)).toBe('it-takes');
  expect(concept('il faut venir', 1)).toBe('it-is-necessary-to');
});

test('An adverb or a negation may stand between a verb and the rest of its expression', () => {
  expect(concept('il fait alors appel à un voisin', 1)).toBe('call-on');
  expect(concept('il ne fait pas appel à un voisin', 4)).toBe('call-on');
});
