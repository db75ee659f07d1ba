import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { fr: ['le', 'la', 'les', 'l’'] }),
  conceptOf('it/pronoun', { fr: ['il', 'le', 'la', 'l’'] }),
  conceptOf('he/pronoun', { fr: ['il'] }),
  conceptOf('his/determiner', { fr: ['son', 'sa'] }),
  conceptOf('in/preposition', { fr: ['en'] }),
  conceptOf('of-it/pronoun', { fr: ['en'] }),
  conceptOf('by-doing-en/conjunction', { fr: ['en'] }),
  conceptOf('we/pronoun', { fr: ['nous'] }),
  conceptOf('us/pronoun', { fr: ['nous'] }),
  conceptOf('of/preposition', { fr: ['de'] }),
  conceptOf('map/noun', { fr: ['carte'] }),
  conceptOf('see/verb', { fr: ['voir'] }),
  conceptOf('work/verb', { fr: ['travailler'] }),
  conceptOf('do/verb', { fr: ['faire'] }),
  conceptOf('house/noun', { fr: ['maison'] }),
  conceptOf('spice-up/verb', { fr: ['corser'] }),
  conceptOf('there/adverb', { fr: ['y'] }),
  conceptOf('have/verb', { fr: ['avoir'] }),
  conceptOf('build/verb', { fr: ['construire'] }),
  conceptOf('even/adverb', { fr: ['même'] }),
  conceptOf('same/adjective', { fr: ['même'] }),
  conceptOf('if/conjunction', { fr: ['si', 's’'] }),
  conceptOf('oneself/pronoun', { fr: ['se', 's’'] }),
  conceptOf('even-if/expression', { fr: ['même si'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ fr: sentence }, lexicon).fr?.[word]?.conceptId?.split('/')[0];

test('“en” before a present participle is “by”', () => {
  expect(concept('il voit en travaillant', 2)).toBe('by-doing-en');
  expect(concept('en maison', 0)).toBe('in');
});

test('“en” before “fait sa maison” is a pronoun', () => {
  expect(concept('il en fait sa maison', 1)).toBe('of-it');
});

test('“nous” is the object of a verb in another person', () => {
  expect(concept('la carte nous voit', 2)).toBe('us');
  expect(concept('nous voyons la carte', 0)).toBe('we');
});

test('“la” after a preposition is an article unless an infinitive follows', () => {
  expect(concept('la carte de la Corse', 3)).toBe('the');
  expect(concept('il travaille de la voir', 3)).toBe('it');
});

test('“même s’il” is “even if he”, “même s’” before a verb is not', () => {
  expect(concept('il travaille même s’il voit', 2)).toBe('even-if');
  expect(concept('la maison même s’construit', 3)).not.toBe('even-if');
});
