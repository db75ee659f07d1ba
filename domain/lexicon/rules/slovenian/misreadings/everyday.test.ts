import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('be/verb', { sl: ['biti', 'je'] }),
  conceptOf('be-true/verb', { sl: ['biti res'] }),
  conceptOf('really/adverb', { sl: ['res'] }),
  conceptOf('beautiful/adjective', { sl: ['lep', 'lepa'] }),
  conceptOf('thereby/adverb', { sl: ['s tem'] }),
  conceptOf('with/preposition', { sl: ['s'] }),
  conceptOf('this/determiner', { sl: ['ta', 'tem', 'ti'] }),
  conceptOf('you/pronoun', { sl: ['ti'] }),
  conceptOf('that-conjunction/conjunction', { sl: ['da'] }),
  conceptOf('help/verb', { sl: ['pomagati', 'pomaga'] }),
  conceptOf('know/verb', { sl: ['vedeti', 'vedo'] }),
  conceptOf('also/adverb', { sl: ['tudi'] }),
  conceptOf('not/particle', { sl: ['ne'] }),
  conceptOf('from-the-outset/expression', { sl: ['od začetka'] }),
  conceptOf('from/preposition', { sl: ['od'] }),
  conceptOf('beginning/noun', { sl: ['začetek', 'začetka'] }),
  conceptOf('year/noun', { sl: ['leto', 'leta'] }),
  conceptOf('as-if/conjunction', { sl: ['kot bi'] }),
  conceptOf('than/conjunction', { sl: ['kot'] }),
  conceptOf('would/verb', { sl: ['bi'] }),
  conceptOf('can/adverb', { sl: ['lahko'] }),
  conceptOf('quarter-district/noun', { sl: ['četrt'] }),
  conceptOf('quarter-fourth/noun', { sl: ['četrt'] }),
  conceptOf('litre/noun', { sl: ['liter', 'litra'] }),
  conceptOf('walk/verb', { sl: ['hoditi', 'hodi'] }),
  conceptOf('go-regularly-hoditi/verb', { sl: ['hoditi', 'hodi'] }),
  conceptOf('on/preposition', { sl: ['na'] }),
  conceptOf('course/noun', { sl: ['tečaj'] }),
  conceptOf('formerly/expression', { sl: ['svoj čas'] }),
  conceptOf('own/determiner', { sl: ['svoj'] }),
  conceptOf('waste/verb', { sl: ['zapravljati', 'zapravljaj'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ sl: sentence }, lexicon).sl?.[word]?.conceptId?.split('/')[0];

test('“Res” before an adjective means “really”', () => {
  expect(concept('Ana je res lepa', 2)).toBe('really');
});

test('The words of “s tem” before “da” have their own meanings', () => {
  expect(concept('S tem pomaga', 0)).toBe('thereby');
  expect(concept('S tem, da pomaga', 0)).toBe('with');
});

test('The words of “od začetka” before a noun have their own meanings', () => {
  expect(concept('Od začetka', 0)).toBe('from-the-outset');
  expect(concept('Od začetka leta', 0)).toBe('from');
});

test('“Kot bi lahko” does not mean “as if”', () => {
  expect(concept('kot bi lahko pomaga', 0)).toBe('than');
});

test('“Ti” with a plural verb means “these”', () => {
  expect(concept('Tudi ti ne vedo', 1)).toBe('this');
});

test('The words of the clause show a rarer meaning', () => {
  expect(concept('četrt litra', 0)).toBe('quarter-fourth');
  expect(concept('Ana hodi na tečaj', 1)).toBe('go-regularly-hoditi');
  expect(concept('Ana hodi', 1)).toBe('walk');
});

test('“Svoj čas” is not an expression as the object of a verb', () => {
  expect(concept('Svoj čas hodi', 0)).toBe('formerly');
  expect(concept('Ne zapravljaj svoj čas', 2)).toBe('own');
});
