import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('second/adjective', { pt: ['segundo'] }),
  conceptOf('according-to/preposition', { pt: ['segundo'] }),
  conceptOf('the/determiner', { pt: ['o', 'a'] }),
  conceptOf('day/noun', { pt: ['dia'] }),
  conceptOf('year/noun', { pt: ['ano', 'anos'] }),
  conceptOf('police/noun', { pt: ['polícia'] }),
  conceptOf('still/adverb', { pt: ['ainda'] }),
  conceptOf('also-ainda-pt/adverb', { pt: ['ainda'] }),
  conceptOf('say/verb', { pt: ['dizer', 'disse'] }),
  conceptOf('that-conjunction/conjunction', { pt: ['que'] }),
  conceptOf('who-which/pronoun', { pt: ['que'] }),
  conceptOf('then/adverb', { pt: ['depois'] }),
  conceptOf('later-depois-pt/adverb', { pt: ['depois'] }),
  conceptOf('fall/verb', { pt: ['cair', 'caiu'] }),
  conceptOf('in/preposition', { pt: ['em'] }),
  conceptOf('by-em-pt/preposition', { pt: ['em'] }),
  conceptOf('parents/noun', { pt: ['pais'] }),
  conceptOf('father/noun', { pt: ['pai', 'pais'] }),
  conceptOf('musician/noun', { pt: ['música'] }),
  conceptOf('music-musica-pt/noun', { pt: ['música'] }),
  conceptOf('be-located/verb', { pt: ['haver', 'há'] }),
  conceptOf('ago-for-ha-pt/preposition', { pt: ['há'] }),
  conceptOf('house/noun', { pt: ['casa', 'casas'] }),
]);

const meaning = (sentence: string, word: number) =>
  annotate({ pt: sentence }, lexicon).pt?.[word]?.conceptId?.split('/')[0];

test('“Segundo” before an article names a source', () => {
  expect(meaning('Segundo a polícia', 0)).toBe('according-to');
  expect(meaning('O segundo dia', 1)).toBe('second');
});

test('“Ainda” between a verb and its clause means “also”', () => {
  expect(meaning('A polícia disse ainda que caiu', 3)).toBe('also-ainda-pt');
  expect(meaning('A polícia ainda caiu', 2)).toBe('still');
});

test('“Depois” after a time means “later”', () => {
  expect(meaning('Dois anos depois', 2)).toBe('later-depois-pt');
  expect(meaning('Depois a polícia caiu', 0)).toBe('then');
});

test('“Em” before an amount means “by” after a verb of change', () => {
  expect(meaning('A polícia caiu em 10 casas', 3)).toBe('by-em-pt');
  expect(meaning('A polícia caiu em 2010', 3)).toBe('in');
});

test('A concept made for Portuguese is the usual meaning of its word', () => {
  expect(meaning('A música caiu', 1)).toBe('music-musica-pt');
});

test('“Há” is a preposition only before a time', () => {
  expect(meaning('A polícia caiu há dois anos', 3)).toBe('ago-for-ha-pt');
  expect(meaning('Há duas casas', 0)).toBe('be-located');
});

test('“Que” directly after a verb is a conjunction', () => {
  expect(meaning('A polícia disse que caiu', 3)).toBe('that-conjunction');
  expect(meaning('A polícia, que caiu', 2)).toBe('who-which');
});
