import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('dream/noun', { es: ['sueño'] }),
  conceptOf('sleep/noun', { es: ['sueño'] }),
  conceptOf('dream-sleep-es/noun', { es: ['sueño'] }),
  conceptOf('hour/noun', { es: ['hora', 'horas'] }),
  conceptOf('match-game/noun', { es: ['partido'] }),
  conceptOf('political-party/noun', { es: ['partido'] }),
  conceptOf('socialist/adjective', { es: ['socialista'] }),
  conceptOf('win/verb', { es: ['ganar', 'ganó'] }),
  conceptOf('he/pronoun', { es: ['él'] }),
  conceptOf('him/pronoun', { es: ['él'] }),
  conceptOf('not/particle', { es: ['no'] }),
  conceptOf('but/conjunction', { es: ['pero'] }),
  conceptOf('with/preposition', { es: ['con'] }),
  conceptOf('the/determiner', { es: ['el'] }),
  conceptOf('of/preposition', { es: ['de'] }),
  conceptOf('there/adverb', { es: ['ahí'] }),
  conceptOf('hence/adverb', { es: ['de ahí'] }),
  conceptOf('name/noun', { es: ['nombre'] }),
  conceptOf('far/adverb', { es: ['lejos'] }),
  conceptOf('be/verb', { es: ['estar', 'estado'] }),
  conceptOf('have/verb', { es: ['haber', 'ha', 'había'] }),
  conceptOf('state-general-es/noun', { es: ['estado'] }),
  conceptOf('there-was-no/expression', { es: ['no había'] }),
  conceptOf('better/adjective', { es: ['mejor'] }),
  conceptOf('best/adjective', { es: ['mejor'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('The words around a Spanish noun show its meaning', () => {
  expect(meaning('Ganó horas de sueño', 3)).toBe('sleep/noun');
  expect(meaning('Ganó el sueño', 2)).toBe('dream-sleep-es/noun');
  expect(meaning('Ganó el partido', 2)).toBe('match-game/noun');
  expect(meaning('Ganó el partido socialista', 2)).toBe('political-party/noun');
});

test('A Spanish pronoun without a preposition is the subject', () => {
  expect(meaning('Pero él no ganó', 1)).toBe('he/pronoun');
  expect(meaning('Ganó con él', 2)).toBe('him/pronoun');
});

test('“de ahí” is “hence” only at the start of a clause', () => {
  expect(meaning('De ahí el nombre', 1)).toBe('hence/adverb');
  expect(meaning('Ganó lejos de ahí', 3)).toBe('there/adverb');
});

test('After “el”, a participle with the form of a noun is a noun', () => {
  expect(meaning('Ganó el estado', 2)).toBe('state-general-es/noun');
  expect(meaning('Ha estado lejos', 1)).toBe('be/verb');
});

test('“no había” before a participle is part of the perfect', () => {
  expect(meaning('No había sueño', 1)).toBe('there-was-no/expression');
  expect(meaning('No había ganado', 1)).toBe('have/verb');
});

test('“mejor” is a superlative after an article', () => {
  expect(meaning('El mejor nombre', 1)).toBe('best/adjective');
  expect(meaning('Ganó mejor nombre', 1)).toBe('better/adjective');
});
