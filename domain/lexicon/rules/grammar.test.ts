import { expect, test } from 'vitest';
import type { Language } from '../../language.ts';
import { annotate } from '../annotate.ts';
import { conceptOf } from '../concept.fixture.ts';
import { createLexicon } from '../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('know-how/verb', { en: ['know how'], es: ['saber', 'sabe'], de: ['können', 'kann'] }),
  conceptOf('can/verb', { en: ['can'], es: ['poder'], de: ['können', 'kann'] }),
  conceptOf('know/verb', { en: ['know'], es: ['saber', 'sabe'], de: ['wissen'] }),
  conceptOf('all/determiner', { en: ['all'], es: ['todo'], fr: ['tout'], sl: ['ves', 'vsega'] }),
  conceptOf('everything/pronoun', { en: ['everything'], es: ['todo'], fr: ['tout'], sl: ['vse', 'vsega'] }),
  conceptOf('own/adjective', { en: ['own'], es: ['propio'] }),
  conceptOf('self/adjective', { en: ['self'], es: ['mismo', 'propio'] }),
  conceptOf('his/determiner', { en: ['his'], es: ['su'] }),
  conceptOf('its/determiner', { en: ['its'], es: ['su'] }),
  conceptOf('about/preposition', { en: ['about'], es: ['de'] }),
  conceptOf('need/verb', { en: ['need'], fr: ['fallait'] }),
  conceptOf('take/verb', { en: ['take'], pt: ['tomar', 'tomadas'] }),
  conceptOf('socket/noun', { en: ['socket'], pt: ['tomada', 'tomadas'] }),
  conceptOf('the/determiner', {
    en: ['the'],
    es: ['el', 'la', 'las'],
    de: ['der', 'die', 'das'],
    it: ['il', 'gli', 'la'],
  }),
  conceptOf('he/pronoun', { en: ['he'], fr: ['il'], pt: ['ele'], it: ['lui'] }),
  conceptOf('him/pronoun', { en: ['him'], fr: ['le', 'lui'], pt: ['o', 'no'], it: ['lo', 'gli'] }),
  conceptOf('that/determiner', { en: ['that'], de: ['jener', 'das'] }),
  conceptOf('to/preposition', { en: ['to'], es: ['a'], pt: ['a'], it: ['a'] }),
  conceptOf('at/preposition', { en: ['at'], es: ['en', 'a'] }),
  conceptOf('to-infinitive/particle', { en: ['to'], it: ['a', 'di'] }),
  conceptOf('do/verb', { en: ['do', 'did'], es: ['hacer', 'hizo'], it: ['fare'] }),
  conceptOf('do-auxiliary/verb', { en: ['do', 'did'] }),
  conceptOf('see/verb', {
    en: ['see'],
    es: ['ver'],
    sl: ['videti', 'videla'],
    it: ['vedere', 'vedeva', 'vederlo'],
    de: ['sehen', 'sieht'],
  }),
  conceptOf('fox/noun', { en: ['fox'], es: ['zorro'], fr: ['renard', 'renards'], it: ['volpe'], de: ['Fuchs'] }),
  conceptOf('it/pronoun', { en: ['it'], fr: ['il'], de: ['es'], pt: ['no', 'na'] }),
  conceptOf('of/preposition', { en: ['of'], es: ['de'], sl: ['od'] }),
  conceptOf('from/preposition', { en: ['from'], sl: ['od'] }),
  conceptOf('one/numeral', { en: ['one'], sl: ['eden'] }),
  conceptOf('than/conjunction', { en: ['than'], de: ['als'] }),
  conceptOf('when/conjunction', { en: ['when'], de: ['wenn', 'als'] }),
  conceptOf('who-which/pronoun', { en: ['that'], es: ['que'], de: ['der', 'die', 'das'] }),
  conceptOf('that-conjunction/conjunction', { en: ['that'], es: ['que'] }),
  conceptOf('old/adjective', { en: ['old'], es: ['viejo'] }),
  conceptOf('so-much/adverb', { en: ['so'], es: ['tan'] }),
  conceptOf('good/adjective', { en: ['good'], de: ['gut', 'gute'], sl: ['lep', 'lepo'] }),
  conceptOf('deed/noun', { en: ['deed'], de: ['Tat'] }),
  conceptOf('be/verb', { en: ['be'], sl: ['biti', 'bo'] }),
  conceptOf('will/verb', { en: ['will'], sl: ['hoteti', 'bo'] }),
  conceptOf('of-the/preposition', { fr: ['du', 'des'], pt: ['das'] }),
  conceptOf('a/determiner', { en: ['a'], fr: ['un'] }),
  conceptOf('some-partitive/determiner', { fr: ['du', 'des'] }),
  conceptOf('with/preposition', { en: ['with'], fr: ['avec'] }),
  conceptOf('one-people/pronoun', { es: ['se'] }),
  conceptOf('oneself/pronoun', { es: ['se'] }),
  conceptOf('stay/verb', { en: ['stay'], es: ['quedarse', 'queda'] }),
  conceptOf('eat/verb', { en: ['eat'], es: ['comer', 'come'] }),
  conceptOf('for/preposition', { en: ['for'] }),
  conceptOf('for-duration/preposition', { en: ['for'] }),
  conceptOf('two/numeral', { en: ['two'], es: ['dos'] }),
  conceptOf('hour/noun', { en: ['hour', 'hours'], sl: ['ura', 'uro'] }),
  conceptOf('euro/noun', { en: ['euro'], sl: ['evro'] }),
  conceptOf('on/preposition', { en: ['on'], sl: ['na'] }),
  conceptOf('per/preposition', { en: ['per'], sl: ['na'] }),
  conceptOf('question-particle/particle', { sl: ['ali'] }),
  conceptOf('or/conjunction', { en: ['or'], sl: ['ali'] }),
  conceptOf('make/verb', { en: ['make'], es: ['hacer', 'hizo'] }),
  conceptOf('in-the/preposition', { pt: ['no', 'na'] }),
  conceptOf('around/preposition', { en: ['around'] }),
  conceptOf('about-roughly/adverb', { en: ['about; around'] }),
  conceptOf('enough/adverb', { en: ['enough'], es: ['bastante'] }),
  conceptOf('quite/adverb', { en: ['quite'], es: ['bastante'] }),
  conceptOf('because/conjunction', { en: ['because'], de: ['da'] }),
  conceptOf('there/adverb', { en: ['there'], de: ['da'] }),
]);

const meaning = (sentence: string, language: Language, word: number) =>
  annotate({ [language]: sentence }, lexicon)[language]?.[word]?.conceptId?.split('/')[0];

test('An infinitive has its particle before it, not a preposition, even with a pronoun attached', () => {
  expect(meaning('to see', 'en', 0)).toBe('to-infinitive');
  expect(meaning('to the fox', 'en', 0)).toBe('to');
  expect(meaning('a vederlo', 'it', 0)).toBe('to-infinitive');
});

test('“do” is an auxiliary if another verb follows', () => {
  expect(meaning('did the fox see it', 'en', 0)).toBe('do-auxiliary');
  expect(meaning('the fox did it', 'en', 2)).toBe('do');
});

test('A form that could be an article is a pronoun before a verb', () => {
  expect(meaning('gli vedeva', 'it', 0)).toBe('him');
  expect(meaning('Das sieht der Fuchs', 'de', 0)).toBe('that');
  expect(meaning('der Fuchs', 'de', 0)).toBe('the');
});

test('“od” is “of” only after a numeral, “als” is “than” only after a comparative, and “ali” at the start of a sentence asks a question', () => {
  expect(meaning('eden od', 'sl', 1)).toBe('of');
  expect(meaning('Od', 'sl', 0)).toBe('from');
  expect(meaning('Als der Fuchs', 'de', 0)).toBe('when');
  expect(meaning('größer als', 'de', 1)).toBe('than');
  expect(meaning('Ali', 'sl', 0)).toBe('question-particle');
});

test('“que” is a relative pronoun after the noun that it describes, and a conjunction after a verb or “tan” (so)', () => {
  expect(meaning('zorro que', 'es', 1)).toBe('who-which');
  expect(meaning('zorro viejo que', 'es', 2)).toBe('who-which');
  expect(meaning('ver que', 'es', 1)).toBe('that-conjunction');
  expect(meaning('tan viejo que', 'es', 2)).toBe('that-conjunction');
});

test('A German article stands before its noun, a relative pronoun after a comma', () => {
  expect(meaning('sieht die gute Tat', 'de', 1)).toBe('the');
  expect(meaning('Fuchs, die es', 'de', 1)).toBe('who-which');
});

test('“bo” is “will” beside a participle, and “des” is an article after a preposition', () => {
  expect(meaning('bo videla', 'sl', 0)).toBe('will');
  expect(meaning('bo lepo', 'sl', 0)).toBe('be');
  expect(meaning('avec des renards', 'fr', 1)).toBe('some-partitive');
  expect(meaning('renard des', 'fr', 1)).toBe('of-the');
});

test('A pronoun is reflexive beside a verb that the dictionary lists with the pronoun', () => {
  expect(meaning('se queda', 'es', 0)).toBe('oneself');
  expect(meaning('se come', 'es', 0)).toBe('one-people');
});

test('The nouns after a preposition show a duration, an hour or a rate', () => {
  expect(meaning('for two hours', 'en', 0)).toBe('for-duration');
  expect(meaning('for the fox', 'en', 0)).toBe('for');
  expect(meaning('a las dos', 'es', 0)).toBe('at');
  expect(meaning('evro na uro', 'sl', 1)).toBe('per');
});

test('“saber” before an infinitive is “know how to”, and German “kann” is “can”', () => {
  expect(meaning('sabe ver', 'es', 0)).toBe('know-how');
  expect(meaning('sabe que', 'es', 0)).toBe('know');
  expect(meaning('kann sehen', 'de', 0)).toBe('can');
  expect(meaning('hizo ver', 'es', 0)).toBe('make');
});

test('The pronoun of a verb without a subject is “it”, and “vsega” on its own is “everything”', () => {
  expect(meaning('il lui fallait', 'fr', 0)).toBe('it');
  expect(meaning('fox vsega.', 'sl', 1)).toBe('everything');
  expect(meaning('todo el zorro', 'es', 0)).toBe('all');
});

test('“el propio Holst” is “Holst himself”, and “de” between two numbers is “of”', () => {
  expect(meaning('el propio Holst', 'es', 1)).toBe('self');
  expect(meaning('su propio zorro', 'es', 1)).toBe('own');
  expect(meaning('dos de dos', 'es', 1)).toBe('of');
});

test('Portuguese “no” and “na” are pronouns only if a hyphen attaches them to a verb, and a noun follows an article', () => {
  expect(meaning('no', 'pt', 0)).toBe('in-the');
  expect(meaning('tomar-na', 'pt', 1)).toBe('it');
  expect(meaning('das tomadas', 'pt', 1)).toBe('socket');
});

test('A number, a comparative or a verb beside an adverb tells it from its homograph', () => {
  expect(meaning('around two', 'en', 0)).toBe('about-roughly');
  expect(meaning('around the fox', 'en', 0)).toBe('around');
  expect(meaning('bastante viejo', 'es', 0)).toBe('quite');
  expect(meaning('Es sieht, da sieht der Fuchs es', 'de', 2)).toBe('there');
  expect(meaning('Es sieht, da der Fuchs sieht', 'de', 2)).toBe('because');
});

test('“su” is “its” if the English version has no possessive there', () => {
  const annotation = annotate({ en: 'the fox', es: 'su zorro' }, lexicon);
  expect(annotation.es?.[0]?.conceptId).toBe('its/determiner');
});
