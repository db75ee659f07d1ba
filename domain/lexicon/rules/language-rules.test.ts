import { expect, test } from 'vitest';
import type { Language } from '../../language.ts';
import { annotate } from '../annotate.ts';
import { conceptOf } from '../concept.fixture.ts';
import { createLexicon } from '../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('with/preposition', { sl: ['z', 's'] }),
  conceptOf('from/preposition', { sl: ['od', 'z', 's'], de: ['von', 'aus'] }),
  conceptOf('for/preposition', { en: ['for'], sl: ['za'], pt: ['para'] }),
  conceptOf('behind/preposition', { sl: ['za'] }),
  conceptOf('in/preposition', { en: ['in'], sl: ['v'] }),
  conceptOf('to/preposition', { en: ['to'], sl: ['k', 'v'], pt: ['a', 'para'] }),
  conceptOf('out/adverb', { de: ['hinaus', 'aus'] }),
  conceptOf('who-which/pronoun', { en: ['that'], sl: ['ki', 'kar'] }),
  conceptOf('simply/adverb', { sl: ['preprosto', 'kar'] }),
  conceptOf('should/verb', { sl: ['naj'] }),
  conceptOf('let-us/particle', { sl: ['naj'] }),
  conceptOf('be/verb', { sl: ['biti', 'si', 'je'], pt: ['ser', 'foi'] }),
  conceptOf('go/verb', { sl: ['iti'], pt: ['ir', 'foi'] }),
  conceptOf('oneself/pronoun', { sl: ['se', 'si'], es: ['se'] }),
  conceptOf('find/verb', { sl: ['najti', 'našla'], de: ['finden', 'gefunden'], pt: ['encontrar'] }),
  conceptOf('hill/noun', { sl: ['hrib', 'hribu', 'hriba', 'hribom'], pt: ['colina'], es: ['colina'] }),
  conceptOf('as/conjunction', { de: ['wie', 'als'] }),
  conceptOf('when/conjunction', { de: ['wenn', 'als'] }),
  conceptOf('he/pronoun', { de: ['er'] }),
  conceptOf('because/conjunction', { de: ['weil', 'denn'] }),
  conceptOf('so-then/particle', { de: ['denn'] }),
  conceptOf('become-get/verb', { de: ['werden', 'wurde'] }),
  conceptOf('be-passive/verb', { de: ['werden', 'wurde'] }),
  conceptOf('old/adjective', { en: ['old'], es: ['viejo', 'vieja'], de: ['alt'] }),
  conceptOf('the/determiner', { en: ['the'], es: ['el', 'la'] }),
  conceptOf('a/determiner', { en: ['a'], es: ['un', 'una'] }),
  conceptOf('more/adverb', { es: ['más'] }),
  conceptOf('most-superlative/adverb', { es: ['más'] }),
  conceptOf('one/numeral', { en: ['one'] }),
  conceptOf('one-prop/pronoun', { en: ['one'] }),
  conceptOf('that-conjunction/conjunction', { en: ['that'] }),
  conceptOf('that/determiner', { en: ['that'] }),
  conceptOf('the-comparative/particle', { en: ['the'] }),
  conceptOf('one-people/pronoun', { es: ['se'], de: ['man'] }),
  conceptOf('approve/verb', {
    en: ['approve', 'approved'],
    es: ['aprobar', 'aprobó'],
    de: ['genehmigen', 'genehmigt'],
  }),
]);

const meaning = (sentence: string, language: Language, word: number) =>
  annotate({ [language]: sentence }, lexicon)[language]?.[word]?.conceptId?.split('/')[0];

test('The case of a Slovenian noun shows what its preposition means', () => {
  expect(meaning('s hriba', 'sl', 0)).toBe('from');
  expect(meaning('s hribom', 'sl', 0)).toBe('with');
  expect(meaning('za hribom', 'sl', 0)).toBe('behind');
  expect(meaning('za hrib', 'sl', 0)).toBe('for');
  expect(meaning('v hribu', 'sl', 0)).toBe('in');
});

test('After a comma, “kar” is a pronoun and “naj” is “should”', () => {
  expect(meaning('hrib, kar je', 'sl', 1)).toBe('who-which');
  expect(meaning('hrib je kar našla', 'sl', 2)).toBe('simply');
  expect(meaning('hrib, naj je', 'sl', 1)).toBe('should');
});

test('“si” with a participle and no other auxiliary is “you are”', () => {
  expect(meaning('si našla hrib', 'sl', 0)).toBe('be');
  expect(meaning('našla si je hrib', 'sl', 1)).toBe('oneself');
});

test('A comma, the place in the clause and a participle show the meanings of German words', () => {
  expect(meaning('alt, als er', 'de', 1)).toBe('when');
  expect(meaning('er als Hase', 'de', 1)).toBe('as');
  expect(meaning('er denn', 'de', 1)).toBe('so-then');
  expect(meaning('er sah aus.', 'de', 2)).toBe('out');
  expect(meaning('er wurde gefunden', 'de', 1)).toBe('be-passive');
  expect(meaning('er wurde alt', 'de', 1)).toBe('become-get');
});

test('“más” after a definite article and its noun is “most”', () => {
  expect(meaning('la colina más vieja', 'es', 2)).toBe('most-superlative');
  expect(meaning('una colina más vieja', 'es', 2)).toBe('more');
});

test('“one” after an adjective stands for a noun, and “that” at the end of a clause is a pronoun', () => {
  expect(meaning('the old one', 'en', 2)).toBe('one-prop');
  expect(meaning('for one', 'en', 1)).toBe('one');
  expect(meaning('for that, old', 'en', 1)).toBe('that');
});

test('Portuguese “foi” is “went” before another verb', () => {
  expect(meaning('foi encontrar', 'pt', 0)).toBe('go');
  expect(meaning('foi a colina', 'pt', 0)).toBe('be');
});

test('“the” in “the older, the longer” compares', () => {
  expect(meaning('the older, the longer', 'en', 0)).toBe('the-comparative');
  expect(meaning('the longer', 'en', 0)).toBe('the');
});

test('“se” is impersonal if another version has a passive', () => {
  const annotation = annotate({ es: 'colina se aprobó', de: 'er wurde genehmigt' }, lexicon);
  expect(annotation.es?.[1]?.conceptId).toBe('one-people/pronoun');
});
