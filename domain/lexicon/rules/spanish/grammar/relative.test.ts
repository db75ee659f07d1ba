import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('who-which/pronoun', { es: ['que'] }),
  conceptOf('that-conjunction/conjunction', { es: ['que'] }),
  conceptOf('than/conjunction', { es: ['que'] }),
  conceptOf('to-after-tener-que-es/conjunction', { es: ['que'] }),
  conceptOf('oneself/pronoun', { es: ['se'] }),
  conceptOf('passive-pronoun/pronoun', { es: ['se'] }),
  conceptOf('one-people/pronoun', { es: ['se'] }),
  conceptOf('less/adverb', { es: ['menos'] }),
  conceptOf('minus/preposition', { es: ['menos'] }),
  conceptOf('a/determiner', { es: ['un', 'una'] }),
  conceptOf('the/determiner', { es: ['el', 'la'] }),
  conceptOf('and/conjunction', { es: ['y'] }),
  conceptOf('to/preposition', { es: ['a'] }),
  conceptOf('garden/noun', { es: ['jardín'] }),
  conceptOf('charge/noun', { es: ['carga'] }),
  conceptOf('people/noun', { es: ['gente'] }),
  conceptOf('botanical/adjective', { es: ['botánico'] }),
  conceptOf('possible/adjective', { es: ['posible'] }),
  conceptOf('bigger/adjective', { es: ['mayor'] }),
  conceptOf('be/verb', { es: ['ser', 'es'] }),
  conceptOf('have/verb', { es: ['tener', 'tuvo'] }),
  conceptOf('open/verb', { es: ['abrir'] }),
  conceptOf('grow/verb', { es: ['crecer'] }),
  conceptOf('organise/verb', { es: ['organizar'] }),
  conceptOf('return/verb', { es: ['volver', 'vuelve'] }),
  conceptOf('say/verb', { es: ['decir', 'dijo'] }),
  conceptOf('wash-oneself/verb', { es: ['lavarse'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('“que” after a noun or its adjective is a relative pronoun', () => {
  expect(meaning('Un jardín botánico que abre', 3)).toBe('who-which/pronoun');
  expect(meaning('Un jardín que crece y que abre', 5)).toBe('who-which/pronoun');
  expect(meaning('Es posible que abra', 2)).toBe('that-conjunction/conjunction');
  expect(meaning('Dijo que abre', 1)).toBe('that-conjunction/conjunction');
});

test('“que” after a comparative is “than”, after “tener” it is “to”', () => {
  expect(meaning('Es mayor que la carga', 2)).toBe('than/conjunction');
  expect(meaning('Tuvo que abrir', 1)).toBe('to-after-tener-que-es/conjunction');
});

test('“se” is passive before a verb that is not reflexive', () => {
  expect(meaning('Se organizan', 0)).toBe('passive-pronoun/pronoun');
  expect(meaning('Se organizó un jardín', 0)).toBe('passive-pronoun/pronoun');
  expect(meaning('Se vuelve a organizar', 0)).not.toBe('oneself/pronoun');
});

test('“menos” before a noun is “less”', () => {
  expect(meaning('Tuvo menos gente', 1)).toBe('less/adverb');
});
