import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('be/verb', { sl: ['biti'] }),
  conceptOf('say/verb', { sl: ['reči'] }),
  conceptOf('thing/noun', { sl: ['reč', 'reči'] }),
  conceptOf('big/adjective', { sl: ['velik', 'velike'] }),
  conceptOf('must/verb', { sl: ['morati', 'moram'] }),
  conceptOf('gold/noun', { sl: ['zlato', 'zlata'] }),
  conceptOf('golden/adjective', { sl: ['zlat', 'zlata'] }),
  conceptOf('medal/noun', { sl: ['medalja'] }),
  conceptOf('price/noun', { sl: ['cena'] }),
  conceptOf('sieve/noun', { sl: ['sito', 'siti'] }),
  conceptOf('full/adjective', { sl: ['sit', 'siti'] }),
  conceptOf('warning/noun', { sl: ['opozorilo'] }),
  conceptOf('warn/verb', { sl: ['opozoriti'] }),
  conceptOf('this/determiner', { sl: ['ta', 'to'] }),
  conceptOf('oneself/pronoun', { sl: ['se'] }),
  conceptOf('passive-pronoun/pronoun', { sl: ['se'] }),
  conceptOf('laugh/verb', { sl: ['smejati se'] }),
  conceptOf('use/verb', { sl: ['uporabljati'] }),
  conceptOf('remember/verb', { sl: ['spomniti se'] }),
  conceptOf('remind/verb', { sl: ['spomniti'] }),
  conceptOf('for/preposition', { sl: ['za'] }),
  conceptOf('by-za-sl/preposition', { sl: ['za'] }),
  conceptOf('ten/numeral', { sl: ['deset'] }),
  conceptOf('per-cent/noun', { sl: ['odstotek', 'odstotkov'] }),
  conceptOf('more/adverb', { sl: ['več'] }),
  conceptOf('people/noun', { sl: ['ljudje', 'ljudi'] }),
  conceptOf('red/adjective', { sl: ['rdeč', 'rdeče'] }),
  conceptOf('white/adjective', { sl: ['bel', 'bela'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ sl: sentence }, lexicon).sl?.[word]?.ownConceptId?.split('/')[0];

test('The words beside a homograph show its part of speech', () => {
  expect(concept('Velike reči', 1)).toBe('thing');
  expect(concept('Moram reči', 1)).toBe('say');
  expect(concept('Cena zlata', 1)).toBe('gold');
  expect(concept('Zlata medalja', 0)).toBe('golden');
  expect(concept('Ljudje so siti', 2)).toBe('full');
});

test('A participle in -lo needs a neuter subject', () => {
  expect(concept('To je opozorilo', 2)).toBe('warning');
});

test('“se” is passive beside a verb that is not listed as reflexive', () => {
  expect(concept('Zlato se uporablja', 1)).toBe('passive-pronoun');
  expect(concept('Ana se smeje', 1)).toBe('oneself');
});

test('“se” belongs to verbs of all persons', () => {
  expect(concept('Spomnimo se', 0)).toBe('remember');
});

test('“za” before an amount is “by” beside a change', () => {
  expect(concept('Za deset odstotkov več', 0)).toBe('by-za-sl');
  expect(concept('Za deset ljudi', 0)).toBe('for');
});

test('The parts of a compound with a hyphen are read on their own', () => {
  expect(concept('Rdeče-bela medalja', 0)).toBe('red');
  expect(concept('Rdeče-bela medalja', 1)).toBe('white');
});
