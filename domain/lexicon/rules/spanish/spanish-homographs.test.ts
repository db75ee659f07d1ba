import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('this/determiner', { es: ['este', 'esta'] }),
  conceptOf('be/verb', { es: ['estar', 'esta'] }),
  conceptOf('shop/noun', { es: ['tienda'] }),
  conceptOf('the/determiner', { es: ['el', 'la', 'las', 'los'] }),
  conceptOf('in/preposition', { es: ['en'] }),
  conceptOf('of/preposition', { es: ['de'] }),
  conceptOf('a/determiner', { es: ['un', 'una'] }),
  conceptOf('bad/adjective', { es: ['malo', 'mal'] }),
  conceptOf('badly/adverb', { es: ['mal'] }),
  conceptOf('day/noun', { es: ['día'] }),
  conceptOf('work/verb', { es: ['funcionar', 'funciona'] }),
  conceptOf('room/noun', { es: ['cuarto'] }),
  conceptOf('fourth/adjective', { es: ['cuarto'] }),
  conceptOf('friend/noun', { es: ['amigo'] }),
  conceptOf('record/noun', { es: ['disco'] }),
  conceptOf('guitar/noun', { es: ['guitarra'] }),
  conceptOf('and/conjunction', { es: ['y'] }),
  conceptOf('bass-voice/noun', { es: ['bajo'] }),
  conceptOf('under/preposition', { es: ['bajo'] }),
  conceptOf('bridge/noun', { es: ['puente'] }),
  conceptOf('more/adverb', { es: ['más'] }),
  conceptOf('most-superlative/adverb', { es: ['más'] }),
  conceptOf('rich/adjective', { es: ['rico', 'rica', 'ricas'] }),
  conceptOf('city/noun', { es: ['ciudad', 'ciudades'] }),
  conceptOf('leave-behind/verb', { es: ['dejar', 'dejó'] }),
  conceptOf('let/verb', { es: ['dejar', 'dejó'] }),
  conceptOf('to/preposition', { es: ['a'] }),
  conceptOf('go-out/verb', { es: ['salir'] }),
  conceptOf('all/determiner', { es: ['todo', 'toda'] }),
  conceptOf('every-todo-es/determiner', { es: ['todo', 'toda'] }),
  conceptOf('take-carry/verb', { es: ['llevar', 'lleva'] }),
  conceptOf('take-away-llevarse-es/verb', { es: ['llevarse'] }),
  conceptOf('it/pronoun', { es: ['lo'] }),
  conceptOf('oneself/pronoun', { es: ['se'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('“esta” before a place is “está” without its accent', () => {
  expect(meaning('La tienda esta en la ciudad', 2)).toBe('be/verb');
  expect(meaning('Funciona esta tienda', 1)).toBe('this/determiner');
});

test('“mal” is an adjective only before a noun', () => {
  expect(meaning('Funciona mal', 1)).toBe('badly/adverb');
  expect(meaning('Un mal día', 1)).toBe('bad/adjective');
});

test('“cuarto” is an ordinal only before a noun', () => {
  expect(meaning('Un amigo de cuarto', 3)).toBe('room/noun');
  expect(meaning('El cuarto disco', 1)).toBe('fourth/adjective');
});

test('“bajo” is an instrument beside a guitar', () => {
  expect(meaning('Una guitarra y bajo Fender', 3)).toBe('bass-voice/noun');
  expect(meaning('Funciona bajo el puente', 1)).toBe('under/preposition');
});

test('“más” is a superlative after an article and its noun', () => {
  expect(meaning('La ciudad más rica', 2)).toBe('most-superlative/adverb');
  expect(meaning('Una ciudad más rica', 2)).toBe('more/adverb');
});

test('“dejar” with a person and an infinitive is “let”', () => {
  expect(meaning('Dejó a la ciudad salir', 0)).toBe('let/verb');
  expect(meaning('Dejó a la ciudad', 0)).toBe('leave-behind/verb');
});

test('“todo” directly before a noun is “every”', () => {
  expect(meaning('En toda ciudad', 1)).toBe('every-todo-es/determiner');
  expect(meaning('En toda la ciudad', 1)).toBe('all/determiner');
});
