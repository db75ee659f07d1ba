import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('more/adverb', { es: ['más'] }),
  conceptOf('most-superlative/adverb', { es: ['más'] }),
  conceptOf('who-which/pronoun', { es: ['que'] }),
  conceptOf('that-conjunction/conjunction', { es: ['que'] }),
  conceptOf('player/noun', { es: ['jugador'] }),
  conceptOf('the/determiner', { es: ['el', 'la'] }),
  conceptOf('he/pronoun', { es: ['él', 'el'] }),
  conceptOf('run/verb', { es: ['correr'] }),
  conceptOf('nothing/pronoun', { es: ['nada'] }),
  conceptOf('not-at-all-nada-es/adverb', { es: ['nada'] }),
  conceptOf('be/verb', { es: ['ser', 'es'] }),
  conceptOf('expensive/adjective', { es: ['caro'] }),
  conceptOf('not/particle', { es: ['no'] }),
  conceptOf('want/verb', { es: ['querer', 'quiere'] }),
  conceptOf('look-for/verb', { es: ['buscar'] }),
  conceptOf('search/noun', { es: ['busca'] }),
  conceptOf('come/verb', { es: ['venir', 'venga'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('“más” after “que” and before a verb is a superlative', () => {
  expect(meaning('El jugador que más corre', 3)).toBe('most-superlative/adverb');
  expect(meaning('Corre más', 1)).toBe('more/adverb');
});

test('“nada” before an adjective is “at all”', () => {
  expect(meaning('No es nada caro', 2)).toBe('not-at-all-nada-es/adverb');
  expect(meaning('No quiere nada', 2)).toBe('nothing/pronoun');
});

test('“el” before a finite verb is “él” without its accent', () => {
  expect(meaning('El corrió', 0)).toBe('he/pronoun');
  expect(meaning('El jugador', 0)).toBe('the/determiner');
});

test('“que” after a verb opens a clause even if the verb looks like a noun', () => {
  expect(meaning('El jugador busca que venga', 3)).toBe('that-conjunction/conjunction');
});
