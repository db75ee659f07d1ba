import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('ask-to/expression', { pt: ['pedir* a'] }),
  conceptOf('ask/verb', { pt: ['pedir'] }),
  conceptOf('the/determiner', { pt: ['o', 'a'] }),
  conceptOf('to/preposition', { pt: ['a', 'ao'] }),
  conceptOf('chair/noun', { pt: ['cadeira'] }),
  conceptOf('cat/noun', { pt: ['gato'] }),
  conceptOf('be-based-on/expression', { pt: ['fundar-se* em'] }),
  conceptOf('found/verb', { pt: ['fundar'] }),
  conceptOf('in/preposition', { pt: ['em'] }),
  conceptOf('again/expression', { pt: ['voltar* a'] }),
  conceptOf('return/verb', { pt: ['voltar'] }),
  conceptOf('run/verb', { pt: ['correr'] }),
  conceptOf('no-longer/adverb', { pt: ['não … mais'] }),
  conceptOf('not/particle', { pt: ['não'] }),
  conceptOf('more/adverb', { pt: ['mais'] }),
  conceptOf('although/conjunction', { pt: ['ainda que'] }),
  conceptOf('still/adverb', { pt: ['ainda'] }),
  conceptOf('buy/verb', { pt: ['comprar'] }),
  conceptOf('purchase/noun', { pt: ['compra'] }),
  conceptOf('of/preposition', { pt: ['de'] }),
  conceptOf('witness/noun', { pt: ['testemunha'] }),
  conceptOf('witness/verb', { pt: ['testemunhar'] }),
]);

const words = (sentence: string) => annotate({ pt: sentence }, lexicon).pt ?? [];
const meaning = (sentence: string, word: number) => words(sentence)[word]?.conceptId;

test('“a” before a feminine noun phrase is an article and belongs to no verb', () => {
  expect(meaning('Ele pediu a sua cadeira', 1)).toBe('ask/verb');
  expect(meaning('Ele pediu ao gato', 1)).toBe('ask-to/expression');
});

test('A time does not belong to a verb with “em”', () => {
  expect(meaning('O gato foi fundado em 1889', 3)).toBe('found/verb');
});

test('“voltar a” means “again” only before an infinitive', () => {
  expect(meaning('O gato voltou a correr', 2)).toBe('again/expression');
  expect(meaning('O gato voltou ao gato', 2)).toBe('return/verb');
});

test('“Não … mais” is not found across “de mais”', () => {
  expect(meaning('O gato não corre mais', 2)).toBe('no-longer/adverb');
  expect(meaning('O gato não corre de mais', 2)).toBe('not/particle');
});

test('“Ainda que” after a verb is no conjunction', () => {
  expect(meaning('Ele pediu ainda que voltasse', 2)).toBe('still/adverb');
});

test('A form after a preposition is a noun, and a verb is seldom in the second person', () => {
  expect(meaning('O gato de compra', 3)).toBe('purchase/noun');
  expect(meaning('Testemunhas correm', 0)).toBe('witness/noun');
  expect(meaning('O gato compra a cadeira', 2)).toBe('buy/verb');
});
