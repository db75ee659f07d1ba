import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('blend/verb', { it: ['mescolare', 'mescolo', 'mescolarlo'] }),
  conceptOf('mix/verb', { it: ['mescolare', 'mescolo', 'mescolarlo'] }),
  conceptOf('shuffle-cards/verb', { it: ['mescolare', 'mescolo', 'mescolarlo'] }),
  conceptOf('card/noun', { it: ['carta', 'carte'] }),
  conceptOf('significance/noun', { it: ['colosso', 'colossi'] }),
  conceptOf('giant-colosso-it/noun', { it: ['colosso', 'colossi'] }),
  conceptOf('silly/adjective', { it: ['assurdo', 'assurda'] }),
  conceptOf('absurd/adjective', { it: ['assurdo', 'assurda'] }),
  conceptOf('steadily/adverb', { it: ['costantemente'] }),
  conceptOf('constantly-costantemente-it/adverb', { it: ['costantemente'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ it: sentence }, lexicon).it?.[word]?.conceptId;

test('A verb has its usual sense in all its forms, also with a pronoun', () => {
  expect(meaning('Mescolo la farina.', 0)).toBe('mix/verb');
  expect(meaning('Devi mescolarlo.', 1)).toBe('mix/verb');
});

test('A word nearby shows another sense', () => {
  expect(meaning('Mescolo le carte.', 0)).toBe('shuffle-cards/verb');
});

test('Nouns, adjectives and adverbs have their usual senses', () => {
  expect(meaning('i colossi del web', 1)).toBe('giant-colosso-it/noun');
  expect(meaning('un’idea assurda', 2)).toBe('absurd/adjective');
  expect(meaning('piove costantemente', 1)).toBe('constantly-costantemente-it/adverb');
});
