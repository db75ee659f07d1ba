import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('enjoy/verb', { it: ['gustare', 'gusto'] }),
  conceptOf('taste-preference/noun', { it: ['gusto'] }),
  conceptOf('ice-cream/noun', { it: ['gelato'] }),
  conceptOf('easy/adjective', { it: ['facile'] }),
  conceptOf('a/determiner', { it: ['un', 'una'] }),
  conceptOf('clear-cut/adjective', { it: ['netto', 'netta'] }),
  conceptOf('net-after-deductions/adjective', { it: ['netto', 'netta'] }),
  conceptOf('victory/noun', { it: ['vittoria'] }),
  conceptOf('salary/noun', { it: ['stipendio'] }),
  conceptOf('hardly/adverb', { it: ['appena'] }),
  conceptOf('only-just-appena-it/adverb', { it: ['appena'] }),
  conceptOf('sixty/numeral', { it: ['sessanta'] }),
  conceptOf('kilometre/noun', { it: ['chilometro', 'chilometri'] }),
  conceptOf('towards/preposition', { it: ['verso'] }),
  conceptOf('around-time-verso-it/preposition', { it: ['verso'] }),
  conceptOf('the/determiner', { it: ['la', 'le'] }),
  conceptOf('ten/numeral', { it: ['dieci'] }),
  conceptOf('door/noun', { it: ['porta'] }),
  conceptOf('too-much/adverb', { it: ['troppo', 'troppi'] }),
  conceptOf('too-many-troppo-it/determiner', { it: ['troppo', 'troppi'] }),
  conceptOf('mistake/noun', { it: ['errore', 'errori'] }),
  conceptOf('big/adjective', { it: ['grande'] }),
  conceptOf('house/noun', { it: ['casa'] }),
  conceptOf('white/adjective', { it: ['bianco', 'bianca'] }),
  conceptOf('white-house-casa-bianca-it/expression', { it: ['Casa Bianca'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ it: sentence }, lexicon).it?.[word]?.conceptId;

test('A word before or after decides between a noun and a verb', () => {
  expect(meaning('Un gusto facile.', 1)).toBe('taste-preference/noun');
  expect(meaning('Gusto un gelato.', 0)).toBe('enjoy/verb');
});

test('A salary is net, and a victory is clear', () => {
  expect(meaning('Una netta vittoria.', 1)).toBe('clear-cut/adjective');
  expect(meaning('Lo stipendio netto.', 2)).toBe('net-after-deductions/adjective');
});

test('A number or a time after the word shows its sense', () => {
  expect(meaning('Appena sessanta chilometri.', 0)).toBe('only-just-appena-it/adverb');
  expect(meaning('Verso le dieci.', 0)).toBe('around-time-verso-it/preposition');
  expect(meaning('Verso la porta.', 0)).toBe('towards/preposition');
});

test('Before a noun, “troppo” is a determiner', () => {
  expect(meaning('Troppi errori.', 0)).toBe('too-many-troppo-it/determiner');
  expect(meaning('Troppo grande.', 0)).toBe('too-much/adverb');
});

test('The White House has capital letters', () => {
  expect(meaning('Va alla Casa Bianca.', 3)).toBe('white-house-casa-bianca-it/expression');
  expect(meaning('Vede la casa bianca.', 3)).toBe('white/adjective');
});
