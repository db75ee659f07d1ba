import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('to/preposition', { es: ['a'] }),
  conceptOf('personal-object-es/preposition', { es: ['a'] }),
  conceptOf('the/determiner', { es: ['el', 'la', 'lo', 'los'] }),
  conceptOf('that-which-lo-es/pronoun', { es: ['lo'] }),
  conceptOf('neuter-lo-es/determiner', { es: ['lo'] }),
  conceptOf('it/pronoun', { es: ['lo', 'la'] }),
  conceptOf('that-conjunction/conjunction', { es: ['que'] }),
  conceptOf('defeat/verb', { es: ['vencer', 'venció'] }),
  conceptOf('go/verb', { es: ['ir', 'fue', 'fuese'] }),
  conceptOf('be/verb', { es: ['ser', 'fue', 'fuese'] }),
  conceptOf('king/noun', { es: ['rey'] }),
  conceptOf('kill/verb', { es: ['matar'] }),
  conceptOf('absolute/adjective', { es: ['absoluto'] }),
  conceptOf('help/noun', { es: ['ayuda'] }),
  conceptOf('help/verb', { es: ['ayudar', 'ayuda'] }),
  conceptOf('offer/verb', { es: ['ofrecer', 'ofrecen'] }),
  conceptOf('measure-step/noun', { es: ['medida'] }),
  conceptOf('measured/adjective', { es: ['medido', 'medida'] }),
  conceptOf('by/preposition', { es: ['por'] }),
  conceptOf('per/preposition', { es: ['por'] }),
  conceptOf('person/noun', { es: ['persona'] }),
  conceptOf('near/preposition', { es: ['cerca de'] }),
  conceptOf('about-roughly/adverb', { es: ['cerca'] }),
  conceptOf('nearby/adverb', { es: ['cerca'] }),
  conceptOf('of/preposition', { es: ['de'] }),
  conceptOf('let/verb', { es: ['dejar', 'dejó'] }),
  conceptOf('leave-behind/verb', { es: ['dejar', 'dejó'] }),
  conceptOf('a-kind-of/expression', { es: ['una especie de'] }),
  conceptOf('species/noun', { es: ['especie'] }),
  conceptOf('a/determiner', { es: ['un', 'una'] }),
  conceptOf('fish/noun', { es: ['pez'] }),
  conceptOf('dream/noun', { es: ['sueño'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('“a” marks a person as the object', () => {
  expect(meaning('Venció a Juan', 1)).toBe('personal-object-es/preposition');
  expect(meaning('Fue a Madrid', 1)).toBe('to/preposition');
});

test('“lo” before “que” and before an adjective is no pronoun', () => {
  expect(meaning('Ofrecen lo que fue', 1)).toBe('that-which-lo-es/pronoun');
  expect(meaning('Ofrecen lo absoluto', 1)).toBe('neuter-lo-es/determiner');
  expect(meaning('Lo ofrecen', 0)).toBe('it/pronoun');
});

test('“a” after a form tells “ir” from “ser”', () => {
  expect(meaning('La medida fue matar', 2)).toBe('be/verb');
  expect(meaning('Fue a matar', 0)).toBe('go/verb');
  expect(meaning('Que fuese absoluto', 1)).toBe('be/verb');
});

test('A noun follows an article, a preposition or a verb', () => {
  expect(meaning('Ofrecen ayuda', 1)).toBe('help/noun');
  expect(meaning('La ayuda', 1)).toBe('help/noun');
  expect(meaning('El rey ayuda', 2)).toBe('help/verb');
  expect(meaning('Ofrecen la medida', 2)).toBe('measure-step/noun');
});

test('“por” before a counted noun is “per”', () => {
  expect(meaning('Ofrecen ayuda por persona', 2)).toBe('per/preposition');
  expect(meaning('Ayuda por el rey', 1)).toBe('by/preposition');
});

test('“cerca de” before a number is “about”', () => {
  expect(meaning('Ofrecen cerca de 70', 1)).toBe('about-roughly/adverb');
  expect(meaning('Fue cerca de la persona', 1)).toBe('near/preposition');
});

test('“dejar” is “let” only with an infinitive', () => {
  expect(meaning('Dejó matar', 0)).toBe('let/verb');
  expect(meaning('Dejó la ayuda', 0)).toBe('leave-behind/verb');
});

test('“una especie de” before an animal names a species', () => {
  expect(meaning('Fue una especie de pez', 2)).toBe('species/noun');
  expect(meaning('Fue una especie de sueño', 2)).toBe('a-kind-of/expression');
});
