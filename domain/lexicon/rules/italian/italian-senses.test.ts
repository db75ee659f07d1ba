import { expect, test } from 'vitest';
import { parseLexiconFile } from '../../../../content/parse-lexicon-file.ts';
import { annotate } from '../../annotate.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { stanza } from '../../stanza.fixture.ts';

const { concepts } = parseLexiconFile(
  'test',
  [
    stanza('the', 'determiner', { it: 'il | la, lo, i, gli, le, l’' }),
    stanza('it', 'pronoun', { it: 'esso | la, lo' }),
    stanza('go', 'verb', { it: 'andare' }),
    stanza('should-be-done', 'verb', { it: 'andare (dovere essere)' }),
    stanza('insert', 'verb', { it: 'inserire' }),
    stanza('lose', 'verb', { it: 'perdere [persi, perso]' }),
    stanza('have', 'verb', { it: 'avere' }),
    stanza('immediately', 'adverb', { it: 'subito' }),
    stanza('undergo', 'verb', { it: 'subire' }),
    stanza('operation', 'noun', { it: 'operazione f' }),
    stanza('football', 'noun', { it: 'calcio m' }),
    stanza('calcium', 'noun', { it: 'calcio m (minerale)' }),
    stanza('milk', 'noun', { it: 'latte m' }),
    stanza('door', 'noun', { it: 'porta f' }),
    stanza('carry', 'verb', { it: 'portare' }),
    stanza('lead-to', 'expression', { it: 'portare* a' }),
    stanza('manage-to', 'expression', { it: 'riuscire* a +inf' }),
    stanza('open', 'verb', { it: 'aprire [-, aperto]' }),
    stanza('close', 'verb', { it: 'chiudere [chiusi, chiuso]' }),
    stanza('neighbour', 'noun', { it: 'vicino m' }),
    stanza('close-near', 'adjective', { it: 'vicino' }),
    stanza('more', 'adverb', { it: 'più' }),
    stanza('food', 'noun', { it: 'alimento m' }),
    stanza('feed', 'verb', { it: 'alimentare' }),
    stanza('produce', 'verb', { it: 'produrre' }),
    stanza('alone', 'adjective', { it: 'solo' }),
    stanza('only-sole', 'adjective', { it: 'unico; solo' }),
    stanza('in', 'preposition', { it: 'in' }),
    stanza('to', 'preposition', { it: 'a | ad' }),
    stanza('three', 'numeral', { it: 'tre' }),
    stanza('day', 'noun', { it: 'giorno m' }),
    stanza('in-spite-of', 'preposition', { it: 'nonostante' }),
    stanza('although', 'conjunction', { it: 'benché; nonostante' }),
    stanza('be', 'verb', { it: 'essere' }),
    stanza('rain', 'noun', { it: 'pioggia f' }),
    stanza('show', 'verb', { it: 'mostrare' }),
    stanza('show-oneself', 'verb', { it: 'mostrarsi' }),
    stanza('want', 'verb', { it: 'volere' }),
    stanza('product', 'noun', { it: 'prodotto m' }),
    stanza('by', 'preposition', { it: 'da' }),
  ].join('\n\n'),
);
const lexicon = createLexicon(concepts.map(({ concept }) => concept));

const meaning = (sentence: string, word: number) =>
  annotate({ it: sentence }, lexicon).it?.[word]?.conceptId?.split('/')[0];

test('“andare” before a participle means that something must be done', () => {
  expect(meaning('Il nome va inserito', 2)).toBe('should-be-done');
  expect(meaning('Il nome va perso', 2)).toBe('go');
  expect(meaning('Marco va in città', 1)).toBe('go');
});

test('“subito” after “avere” is a participle unless another participle follows', () => {
  expect(meaning('Ha subito tre operazioni', 1)).toBe('undergo');
  expect(meaning('Ha subito chiuso', 1)).toBe('immediately');
});

test('Words around a noun show its sense', () => {
  expect(meaning('il calcio del latte', 1)).toBe('calcium');
  expect(meaning('il calcio', 1)).toBe('football');
});

test('A form after an article is a noun, even in an expression', () => {
  expect(meaning('Apre la porta a Marco', 2)).toBe('door');
  expect(meaning('Il nome che la porta a Roma', 4)).not.toBe('door');
});

test('A form after another verb is a noun', () => {
  expect(meaning('Producono alimenti', 1)).toBe('food');
});

test('“ad” is a spelling of “a” at the end of an expression', () => {
  expect(meaning('Riesce ad aprire', 1)).toBe('manage-to');
});

test('“vicini” after “più” is an adjective', () => {
  expect(meaning('Sono più vicini', 2)).toBe('close-near');
  expect(meaning('I vicini', 1)).toBe('neighbour');
});

test('“soli” before a number is “only”', () => {
  expect(meaning('in soli tre giorni', 1)).toBe('only-sole');
});

test('“nonostante” before a subjunctive is “although”', () => {
  expect(meaning('nonostante fosse in città', 0)).toBe('although');
  expect(meaning('nonostante la pioggia', 0)).toBe('in-spite-of');
});

test('An attached “vi” is an object unless the verb before it has the same person', () => {
  expect(meaning('Voglio mostrarvi il giorno', 1)).toBe('show');
  expect(meaning('Volete mostrarvi', 1)).toBe('show-oneself');
});

test('A form between a noun and “da” is a participle', () => {
  expect(meaning('alimenti prodotti da Rossi', 1)).toBe('produce');
  expect(meaning('i prodotti', 1)).toBe('product');
});
