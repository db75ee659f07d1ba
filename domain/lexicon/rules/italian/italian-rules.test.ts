import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { it: ['il', 'i', 'gli', 'la', 'lo'] }),
  conceptOf('all/determiner', { it: ['tutto', 'tutti'] }),
  conceptOf('everybody/pronoun', { it: ['tutti'] }),
  conceptOf('voter/noun', { it: ['elettore', 'elettori'] }),
  conceptOf('city/noun', { it: ['città'] }),
  conceptOf('year/noun', { it: ['anno'] }),
  conceptOf('in/preposition', { it: ['in'] }),
  conceptOf('from/preposition', { it: ['da'] }),
  conceptOf('who-which/pronoun', { it: ['che'] }),
  conceptOf('that-conjunction/conjunction', { it: ['che'] }),
  conceptOf('which-what/determiner', { it: ['quale', 'che'] }),
  conceptOf('let/verb', { it: ['lasciare', 'lascia'] }),
  conceptOf('leave/verb', { it: ['lasciare', 'lascia'] }),
  conceptOf('speak/verb', { it: ['parlare'] }),
  conceptOf('saint/noun', { it: ['santo', 'san'] }),
  conceptOf('holy/adjective', { it: ['santo', 'san'] }),
  conceptOf('state/noun', { it: ['stato'] }),
  conceptOf('be/verb', { it: ['essere', 'stato', 'è'] }),
  conceptOf('study/noun', { it: ['studio'] }),
  conceptOf('study/verb', { it: ['studiare', 'studio'] }),
  conceptOf('proof/noun', { it: ['prova'] }),
  conceptOf('try/verb', { it: ['provare', 'prova'] }),
  conceptOf('product/noun', { it: ['prodotto', 'prodotti'] }),
  conceptOf('produce/verb', { it: ['produrre', 'prodotti'] }),
  conceptOf('film/noun', { it: ['film'] }),
  conceptOf('in-this/adverb', { it: ['in questo'] }),
  conceptOf('this/determiner', { it: ['questo'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ it: sentence }, lexicon).it?.[word]?.conceptId;

test('“Tutti” before an article means all', () => {
  expect(meaning('tutti gli elettori', 0)).toBe('all/determiner');
});

test('“che” is “which” after a preposition, and a relative pronoun after a noun', () => {
  expect(meaning('In che anno', 1)).toBe('which-what/determiner');
  expect(meaning('la città che lascia', 2)).toBe('who-which/pronoun');
});

test('“lasciare” is “let” only before an infinitive', () => {
  expect(meaning('lascia parlare', 0)).toBe('let/verb');
  expect(meaning('lascia la città', 0)).toBe('leave/verb');
});

test('“San” before a name is a saint', () => {
  expect(meaning('la città di San Marco', 3)).toBe('saint/noun');
});

test('A form after an article or a preposition is a noun', () => {
  expect(meaning('lo stato', 1)).toBe('state/noun');
  expect(meaning('lo studio', 1)).toBe('study/noun');
  expect(meaning('in prova', 1)).toBe('proof/noun');
});

test('A participle before “da” is a verb', () => {
  expect(meaning('i film prodotti da Rossi', 2)).toBe('produce/verb');
  expect(meaning('i prodotti', 1)).toBe('product/noun');
});

test('“in questo” before a noun is no adverb', () => {
  expect(meaning('in questo film', 0)).toBe('in/preposition');
  expect(meaning('in questo', 0)).toBe('in-this/adverb');
});
