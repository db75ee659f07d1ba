import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('be/verb', { sl: ['biti', 'je', 'bodo'] }),
  conceptOf('even/adverb', { sl: ['celo'] }),
  conceptOf('whole/adjective', { sl: ['cel', 'celo'] }),
  conceptOf('for/preposition', { sl: ['za'] }),
  conceptOf('from/preposition', { sl: ['iz'] }),
  conceptOf('community/noun', { sl: ['skupnost'] }),
  conceptOf('child/noun', { sl: ['otrok', 'otroci'] }),
  conceptOf('you/pronoun', { sl: ['ti'] }),
  conceptOf('this/determiner', { sl: ['ta', 'ti'] }),
  conceptOf('proposal/noun', { sl: ['predlog', 'predlogi'] }),
  conceptOf('say/verb', { sl: ['praviti', 'pravim'] }),
  conceptOf('part/noun', { sl: ['del', 'dela'] }),
  conceptOf('work/noun', { sl: ['delo', 'dela'] }),
  conceptOf('northern/adjective', { sl: ['severen', 'severnega'] }),
  conceptOf('bad/adjective', { sl: ['slab', 'slabega'] }),
  conceptOf('on/preposition', { sl: ['na'] }),
  conceptOf('per/preposition', { sl: ['na'] }),
  conceptOf('hundred/numeral', { sl: ['sto'] }),
  conceptOf('euro/noun', { sl: ['evro', 'evrov'] }),
  conceptOf('hour/noun', { sl: ['ura', 'uro'] }),
  conceptOf('table/noun', { sl: ['miza', 'mizo'] }),
  conceptOf('netherlands/name', { sl: ['Nizozemska'] }),
  conceptOf('dutch/adjective', { sl: ['nizozemski', 'nizozemska'] }),
  conceptOf('government/noun', { sl: ['vlada'] }),
  conceptOf('big/adjective', { sl: ['velik', 'velika'] }),
  conceptOf('make-available/expression', { sl: ['dati* na voljo'] }),
  conceptOf('give/verb', { sl: ['dati', 'dal'] }),
  conceptOf('know/verb', { sl: ['vedeti'] }),
  conceptOf('that/conjunction', { sl: ['da'] }),
  conceptOf('book/noun', { sl: ['knjiga', 'knjige'] }),
  conceptOf('will/noun', { sl: ['volja', 'voljo'] }),
  conceptOf('thats-right/expression', { sl: ['tako je'] }),
  conceptOf('so/adverb', { sl: ['tako'] }),
  conceptOf('fall/verb', { sl: ['pasti', 'padel'] }),
]);

const annotated = (sentence: string, word: number) => annotate({ sl: sentence }, lexicon).sl?.[word];
const own = (sentence: string, word: number) => annotated(sentence, word)?.ownConceptId?.split('/')[0];
const concept = (sentence: string, word: number) => annotated(sentence, word)?.conceptId?.split('/')[0];

test('“celo” before a noun in the accusative is “whole”', () => {
  expect(own('za celo skupnost', 1)).toBe('whole');
  expect(own('celo otroci', 0)).toBe('even');
});

test('“ti” before a noun in the plural is “these”', () => {
  expect(own('ti predlogi', 0)).toBe('this');
});

test('“dela” after an adjective of place is “part”', () => {
  expect(own('iz severnega dela', 2)).toBe('part');
});

test('“na” before a unit is “per”', () => {
  expect(own('sto evrov na uro', 2)).toBe('per');
  expect(own('knjige na mizo', 1)).toBe('on');
});

test('A capitalised adjective of a country before a noun opens a sentence', () => {
  expect(own('Nizozemska vlada je velika', 0)).toBe('dutch');
  expect(own('Nizozemska je velika', 0)).toBe('netherlands');
});

test('A comma or another verb separates the words of an expression', () => {
  expect(concept('dal je knjige na voljo', 0)).toBe('make-available');
  expect(concept('dal je vedeti, da bodo knjige na voljo', 0)).toBe('give');
});

test('“tako je” is an answer only if it stands alone', () => {
  expect(concept('Tako je', 0)).toBe('thats-right');
  expect(concept('Tako je padel', 0)).toBe('so');
});
