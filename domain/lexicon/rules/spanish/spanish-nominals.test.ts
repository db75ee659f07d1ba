import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('house/noun', { es: ['casa'] }),
  conceptOf('marry/verb', { es: ['casar'] }),
  conceptOf('brand/noun', { es: ['marca'] }),
  conceptOf('score/verb', { es: ['marcar'] }),
  conceptOf('power/noun', { es: ['poder'] }),
  conceptOf('can/verb', { es: ['poder'] }),
  conceptOf('leave/verb', { es: ['salir'] }),
  conceptOf('the/determiner', { es: ['el', 'la', 'los', 'las'] }),
  conceptOf('her/pronoun', { es: ['la', 'los', 'las'] }),
  conceptOf('oneself/pronoun', { es: ['se'] }),
  conceptOf('have/verb', { es: ['haber', 'has', 'ha'] }),
  conceptOf('see/verb', { es: ['ver', 'visto'] }),
  conceptOf('associate/verb', { es: ['asociar'] }),
  conceptOf('a/determiner', { es: ['un', 'una'] }),
  conceptOf('goal/noun', { es: ['gol'] }),
  conceptOf('practice/noun', { es: ['clínica'] }),
  conceptOf('Turk/noun', { es: ['turco'] }),
  conceptOf('Turkish/adjective', { es: ['turco'] }),
  conceptOf('writer/noun', { es: ['escritor'] }),
  conceptOf('model/noun', { es: ['modelo'] }),
  conceptOf('shape/verb', { es: ['modelar'] }),
  conceptOf('as/preposition', { es: ['como'] }),
  conceptOf('drink/noun', { es: ['bebida'] }),
  conceptOf('drink/verb', { es: ['beber'] }),
  conceptOf('food/noun', { es: ['alimento'] }),
  conceptOf('and/conjunction', { es: ['y'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('After a reflexive pronoun or a name, a form is a verb rather than a noun', () => {
  expect(meaning('Se casa', 1)).toBe('marry/verb');
  expect(meaning('La casa', 1)).toBe('house/noun');
  expect(meaning('Messi marca un gol', 1)).toBe('score/verb');
});

test('An infinitive is a noun only after a determiner', () => {
  expect(meaning('El poder', 1)).toBe('power/noun');
  expect(meaning('Poder salir', 0)).toBe('can/verb');
});

test('“la” is a pronoun before “haber” and an article before a participle', () => {
  expect(meaning('La has visto', 0)).toBe('her/pronoun');
  expect(meaning('Los asociados', 0)).toBe('the/determiner');
});

test('After a noun, a form is an adjective rather than a noun', () => {
  expect(meaning('El escritor turco', 2)).toBe('Turkish/adjective');
});

test('After “como”, or after a noun and “y”, a form is a noun rather than a verb in the first or second person', () => {
  expect(meaning('Como modelo', 1)).toBe('model/noun');
  expect(meaning('Alimentos y bebidas', 2)).toBe('drink/noun');
});
