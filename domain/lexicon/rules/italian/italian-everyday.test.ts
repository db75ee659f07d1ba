import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('healthy/adjective', { it: ['salutare'] }),
  conceptOf('greet/verb', { it: ['salutare'] }),
  conceptOf('without/preposition', { it: ['senza'] }),
  conceptOf('food/noun', { it: ['cibo'] }),
  conceptOf('six/numeral', { it: ['sei'] }),
  conceptOf('be/verb', { it: ['essere', 'sei', 'è'] }),
  conceptOf('sure/adjective', { it: ['sicuro'] }),
  conceptOf('day/noun', { it: ['giorno', 'giorni'] }),
  conceptOf('really-proprio-it/adverb', { it: ['proprio'] }),
  conceptOf('own/adjective', { it: ['proprio'] }),
  conceptOf('fairy/noun', { it: ['fata', 'fate'] }),
  conceptOf('do/verb', { it: ['fare', 'fate'] }),
  conceptOf('lose/verb', { it: ['perdere', 'perso'] }),
  conceptOf('miss/verb', { it: ['perdere', 'perso'] }),
  conceptOf('train/noun', { it: ['treno'] }),
  conceptOf('wallet/noun', { it: ['portafoglio'] }),
  conceptOf('rigour/noun', { it: ['rigore'] }),
  conceptOf('penalty-kick/noun', { it: ['rigore'] }),
  conceptOf('goalkeeper/noun', { it: ['portiere'] }),
  conceptOf('method/noun', { it: ['metodo'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ it: sentence }, lexicon).it?.[word]?.conceptId;

test('“salutare” is a verb after a preposition and an adjective after a noun', () => {
  expect(meaning('senza salutare', 1)).toBe('greet/verb');
  expect(meaning('un cibo salutare', 2)).toBe('healthy/adjective');
});

test('“Sei” is a form of “essere” before an adverb and a number before a plural', () => {
  expect(meaning('Sei proprio sicuro?', 0)).toBe('be/verb');
  expect(meaning('Sei giorni', 0)).toBe('six/numeral');
});

test('“Fate” is a noun only after an article', () => {
  expect(meaning('le fate', 1)).toBe('fairy/noun');
  expect(meaning('Fate presto', 0)).toBe('do/verb');
});

test('“perdere” is “miss” beside a train and “lose” beside a wallet', () => {
  expect(meaning('ho perso il treno', 1)).toBe('miss/verb');
  expect(meaning('ho perso il portafoglio', 1)).toBe('lose/verb');
});

test('“rigore” beside a goalkeeper is a penalty', () => {
  expect(meaning('il portiere para un rigore', 4)).toBe('penalty-kick/noun');
  expect(meaning('il rigore del metodo', 1)).toBe('rigour/noun');
});
