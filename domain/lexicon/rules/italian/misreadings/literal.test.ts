import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../../annotate.ts';
import { createLexicon } from '../../../create-lexicon.ts';
import { stanza } from '../../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { it: 'il | la, lo, i, gli, le, l’' }),
    stanza('the-next-day', 'expression', { it: 'il giorno dopo' }),
    stanza('day', 'noun', { it: 'giorno m' }),
    stanza('after', 'preposition', { it: 'dopo' }),
    stanza('death', 'noun', { it: 'morte f' }),
    stanza('leave', 'verb', { it: 'partire' }),
    stanza('play-a-game', 'expression', { it: 'giocare* a' }),
    stanza('play', 'verb', { it: 'giocare' }),
    stanza('to', 'preposition', { it: 'a | al, alla' }),
    stanza('card', 'noun', { it: 'carta f' }),
    stanza('be', 'verb', { it: 'essere' }),
    stanza('be-ready-to', 'expression', { it: 'essere* disponibile a' }),
    stanza('available', 'adjective', { it: 'disponibile' }),
    stanza('talk', 'verb', { it: 'parlare' }),
    stanza('from', 'preposition', { it: 'da' }),
    stanza('June', 'name', { it: 'giugno m' }),
    stanza('someday', 'expression', { it: 'un giorno' }),
    stanza('a', 'determiner', { it: 'un | una, uno' }),
    stanza('of', 'preposition', { it: 'di' }),
    stanza('party', 'noun', { it: 'festa f' }),
    stanza('and-you', 'expression', { it: 'e lei' }),
    stanza('and', 'conjunction', { it: 'e' }),
    stanza('she', 'pronoun', { it: 'lei' }),
    stanza('he', 'pronoun', { it: 'lui' }),
    stanza('learn-to', 'expression', { it: 'imparare* a' }),
    stanza('learn', 'verb', { it: 'imparare' }),
    stanza('again', 'expression', { it: 'di nuovo' }),
    stanza('new', 'adjective', { it: 'nuovo' }),
    stanza('something', 'pronoun', { it: 'qualcosa' }),
    stanza('isnt-it', 'expression', { it: 'non è vero' }),
    stanza('admittedly', 'expression', { it: 'è vero che' }),
    stanza('true', 'adjective', { it: 'vero' }),
    stanza('that', 'conjunction', { it: 'che' }),
    stanza('not', 'adverb', { it: 'non' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

const meaning = (sentence: string, word: number) =>
  annotate({ it: sentence }, lexicon).it?.[word]?.conceptId?.split('/')[0];

test('“il giorno dopo” before a noun phrase is no expression', () => {
  expect(meaning('il giorno dopo parte', 1)).toBe('the-next-day');
  expect(meaning('il giorno dopo la morte', 1)).toBe('day');
});

test('“giocare a” is an expression only before a game', () => {
  expect(meaning('gioca a carte', 0)).toBe('play-a-game');
  expect(meaning('gioca a Mosca', 0)).toBe('play');
});

test('“disponibile a partire da” has no infinitive that belongs to it', () => {
  expect(meaning('è disponibile a parlare', 1)).toBe('be-ready-to');
  expect(meaning('è disponibile a partire da giugno', 1)).toBe('available');
});

test('“un giorno” with an addition is just a day', () => {
  expect(meaning('un giorno parte', 1)).toBe('someday');
  expect(meaning('un giorno di festa', 1)).toBe('day');
});

test('“e lei” inside a sentence is no question', () => {
  expect(meaning('E lei?', 1)).toBe('and-you');
  expect(meaning('lui e lei', 2)).toBe('she');
});

test('“imparare a” is an expression only before an infinitive', () => {
  expect(meaning('impara a parlare', 0)).toBe('learn-to');
  expect(meaning('impara alla festa', 0)).toBe('learn');
});

test('“di nuovo” and “è vero che” are no expressions after a word that belongs to them', () => {
  expect(meaning('parla di nuovo', 2)).toBe('again');
  expect(meaning('qualcosa di nuovo', 2)).toBe('new');
  expect(meaning('è vero che parla', 1)).toBe('admittedly');
  expect(meaning('non è vero che parla', 2)).toBe('true');
});
