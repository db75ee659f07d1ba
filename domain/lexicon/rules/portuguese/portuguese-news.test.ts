import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { pt: ['o', 'a', 'os', 'as'] }),
  conceptOf('it/pronoun', { pt: ['o', 'a'] }),
  conceptOf('a/determiner', { pt: ['um', 'uma'] }),
  conceptOf('one/numeral', { pt: ['um', 'uma'] }),
  conceptOf('to/preposition', { pt: ['a'] }),
  conceptOf('on-date-a-pt/preposition', { pt: ['a'] }),
  conceptOf('of/preposition', { pt: ['de', 'do', 'da', 'dos'] }),
  conceptOf('in-wearing-de-pt/preposition', { pt: ['de'] }),
  conceptOf('in/preposition', { pt: ['em', 'no', 'na'] }),
  conceptOf('not/particle', { pt: ['não'] }),
  conceptOf('who-which/pronoun', { pt: ['que'] }),
  conceptOf('increase/noun', { pt: ['aumento'] }),
  conceptOf('increase/verb', { pt: ['aumentar'] }),
  conceptOf('number/noun', { pt: ['número'] }),
  conceptOf('see/verb', { pt: ['ver'] }),
  conceptOf('way-via-pt/noun', { pt: ['via'] }),
  conceptOf('only/adjective', { pt: ['único'] }),
  conceptOf('man/noun', { pt: ['homem'] }),
  conceptOf('hat/noun', { pt: ['chapéu'] }),
  conceptOf('shop/noun', { pt: ['loja'] }),
  conceptOf('make/verb', { pt: ['tornar'] }),
  conceptOf('clear/adjective', { pt: ['claro'] }),
  conceptOf('technician/noun', { pt: ['técnico'] }),
  conceptOf('technical/adjective', { pt: ['técnico'] }),
  conceptOf('problem/noun', { pt: ['problema'] }),
  conceptOf('say/verb', { pt: ['dizer'] }),
  conceptOf('according-to/preposition', { pt: ['segundo'] }),
  conceptOf('second/adjective', { pt: ['segundo'] }),
  conceptOf('statement/noun', { pt: ['declaração', 'declarações'] }),
  conceptOf('november/name', { pt: ['novembro'] }),
  conceptOf('slow/adjective', { pt: ['lento; devagar'] }),
  conceptOf('slowly-devagar-pt/adverb', { pt: ['devagar'] }),
  conceptOf('speak/verb', { pt: ['falar'] }),
  conceptOf('yours/pronoun', { pt: ['o teu'] }),
  conceptOf('your/determiner', { pt: ['teu', 'tua'] }),
  conceptOf('reach/expression', { pt: ['chegar* a'] }),
  conceptOf('arrive/verb', { pt: ['chegar'] }),
  conceptOf('seven/numeral', { pt: ['sete'] }),
]);

const meaning = (sentence: string, word: number) =>
  annotate({ pt: sentence }, lexicon).pt?.[word]?.conceptId?.split('/')[0];

test('A form at the start of a headline is a noun', () => {
  expect(meaning('Aumento no número', 0)).toBe('increase');
  expect(annotate({ pt: 'Aumento no número' }, lexicon).pt?.[0]?.conceptId).toBe('increase/noun');
  expect(annotate({ pt: 'Técnico Pepe diz' }, lexicon).pt?.[0]?.conceptId).toBe('technician/noun');
  expect(meaning('O problema técnico', 2)).toBe('technical');
});

test('“Via” is a noun after an article or adjective', () => {
  expect(meaning('a única via', 2)).toBe('way-via-pt');
  expect(meaning('Não via a loja', 1)).toBe('see');
});

test('“O” and “um” before a finite verb are no articles', () => {
  expect(meaning('O homem que o torna claro', 3)).toBe('it');
  expect(meaning('Ver o homem', 1)).toBe('the');
  expect(meaning('Um fala', 0)).toBe('one');
  expect(meaning('Um homem fala', 0)).toBe('a');
});

test('“A” before a date means “on”, and “de” before clothes “wearing”', () => {
  expect(meaning('Falar a 16 de novembro', 1)).toBe('on-date-a-pt');
  expect(meaning('Um homem de chapéu', 2)).toBe('in-wearing-de-pt');
  expect(meaning('Uma loja de chapéu', 2)).toBe('of');
});

test('“Segundo” before statements means “according to”', () => {
  expect(meaning('Segundo declarações do homem', 0)).toBe('according-to');
});

test('“Devagar” is an adverb', () => {
  expect(meaning('Falar devagar', 1)).toBe('slowly-devagar-pt');
});

test('“O teu” before a noun is no pronoun, and “chegar às sete” does not mean “reach”', () => {
  expect(meaning('o teu homem', 0)).toBe('the');
  expect(meaning('o teu', 0)).toBe('yours');
  expect(meaning('Chegar às sete', 0)).toBe('arrive');
});
