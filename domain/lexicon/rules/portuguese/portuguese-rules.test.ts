import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('a/determiner', { pt: ['um', 'uma'] }),
  conceptOf('one/numeral', { pt: ['um', 'uma'] }),
  conceptOf('let/verb', { pt: ['deixar', 'deixou'] }),
  conceptOf('leave/verb', { pt: ['deixar', 'deixou'] }),
  conceptOf('go-out/verb', { pt: ['sair', 'saiu'] }),
  conceptOf('country/noun', { pt: ['país'] }),
  conceptOf('oneself/pronoun', { pt: ['se'] }),
  conceptOf('if/conjunction', { pt: ['se'] }),
  conceptOf('wash/verb', { pt: ['lavar', 'lava'] }),
  conceptOf('cat/noun', { pt: ['gato'] }),
  conceptOf('already/adverb', { pt: ['já'] }),
  conceptOf('as-for-ja-pt/adverb', { pt: ['já'] }),
  conceptOf('the/determiner', { pt: ['o', 'a'] }),
  conceptOf('ago-atras-pt/adverb', { pt: ['atrás'] }),
  conceptOf('behind/adverb', { pt: ['atrás'] }),
  conceptOf('year/noun', { pt: ['ano', 'anos'] }),
  conceptOf('last/adjective', { pt: ['passado', 'passada'] }),
  conceptOf('spend/verb', { pt: ['passar', 'passado'] }),
  conceptOf('be/verb', { pt: ['ser', 'serão'] }),
  conceptOf('evening/noun', { pt: ['serão'] }),
  conceptOf('can/verb', { pt: ['poder'] }),
  conceptOf('power/noun', { pt: ['poder'] }),
  conceptOf('economic/adjective', { pt: ['económico'] }),
  conceptOf('isn-t-it/expression', { pt: ['não é'] }),
  conceptOf('not/particle', { pt: ['não'] }),
  conceptOf('easy/adjective', { pt: ['fácil'] }),
  conceptOf('be-about/expression', { pt: ['tratar-se* de'] }),
  conceptOf('treat/verb', { pt: ['tratar'] }),
  conceptOf('fourth/adjective', { pt: ['quarto'] }),
  conceptOf('bedroom/noun', { pt: ['quarto'] }),
  conceptOf('place/noun', { pt: ['lugar'] }),
]);

const meaning = (sentence: string, word: number) =>
  annotate({ pt: sentence }, lexicon).pt?.[word]?.conceptId?.split('/')[0];

test('“Um” before a group counts', () => {
  expect(meaning('É um dos gatos', 1)).toBe('one');
  expect(meaning('É um gato', 1)).toBe('a');
});

test('“Deixar” means “let” only with an infinitive', () => {
  expect(meaning('Ele deixou o gato sair', 1)).toBe('let');
  expect(meaning('Ele deixou o país', 1)).toBe('leave');
});

test('“Se” before a subject is a conjunction', () => {
  expect(meaning('Ela sai se o gato sair', 2)).toBe('if');
  expect(meaning('O gato se lava', 2)).toBe('oneself');
});

test('“Já” before a new subject marks a contrast', () => {
  expect(meaning('Já o gato saiu', 0)).toBe('as-for-ja-pt');
  expect(meaning('O gato já saiu', 2)).toBe('already');
});

test('Words after a time have the meaning of a time', () => {
  expect(meaning('Dois anos atrás', 2)).toBe('ago-atras-pt');
  expect(meaning('O gato saiu atrás', 3)).toBe('behind');
  expect(meaning('O ano passado', 2)).toBe('last');
});

test('A form of a verb and a noun is told apart by the article', () => {
  expect(meaning('Os gatos serão', 2)).toBe('be');
  expect(meaning('O poder do gato', 1)).toBe('power');
  expect(meaning('Ele quer poder sair', 2)).toBe('can');
});

test('Brazilian spelling is found', () => {
  expect(meaning('O gato econômico', 2)).toBe('economic');
});

test('“Não é” asks for agreement only at the end of a clause', () => {
  expect(meaning('É fácil, não é?', 3)).toBe('isn-t-it');
  expect(meaning('Não é fácil', 1)).toBe('be');
});

test('A reflexive expression is found if its pronoun follows the verb', () => {
  expect(meaning('Trata-se de um gato', 0)).toBe('be-about');
  expect(meaning('Ele trata um gato', 1)).toBe('treat');
});

test('“Quarto” is a room unless a noun follows', () => {
  expect(meaning('O quarto é fácil', 1)).toBe('bedroom');
  expect(meaning('O quarto lugar', 1)).toBe('fourth');
});
