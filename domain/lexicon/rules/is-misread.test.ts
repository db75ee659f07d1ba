import { expect, test } from 'vitest';
import type { Language } from '../../language.ts';
import { annotate } from '../annotate.ts';
import { conceptOf } from '../concept.fixture.ts';
import { createLexicon } from '../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('if-anything/adverb', { en: ['if anything'] }),
  conceptOf('happen/verb', { en: ['happen'] }),
  conceptOf('no-longer/adverb', { fr: ['ne … plus'], de: ['nicht mehr'] }),
  conceptOf('not/particle', { fr: ['ne … pas'], de: ['nicht'] }),
  conceptOf('more/adverb', { fr: ['plus'], de: ['mehr'] }),
  conceptOf('ago-time/expression', { pt: ['há … anos'] }),
  conceptOf('die/verb', { pt: ['morrer'] }),
  conceptOf('go-through/expression', { sl: ['dati* čez'] }),
  conceptOf('that/conjunction', { sl: ['da'] }),
  conceptOf('over/preposition', { sl: ['čez'] }),
  conceptOf('would-not/verb', { en: ['wouldn’t'] }),
  conceptOf('future/verb', { en: ['will'] }),
  conceptOf('harass/verb', { es: ['acosar'] }),
  conceptOf('harassment/noun', { es: ['acoso'] }),
  conceptOf('suffer/verb', { es: ['sufrir'] }),
]);

const concept = (sentence: string, language: Language, word: number) =>
  annotate({ [language]: sentence }, lexicon)[language]?.[word]?.conceptId?.split('/')[0];

test('The words of an expression have their own meanings if their neighbours show it', () => {
  expect(concept('If anything, it was late', 'en', 1)).toBe('if-anything');
  expect(concept('Call us if anything happens', 'en', 3)).not.toBe('if-anything');
  expect(concept('Es geht nicht mehr', 'de', 2)).toBe('no-longer');
  expect(concept('Es sind nicht mehr als zehn', 'de', 3)).toBe('more');
  expect(concept('Il ne va plus', 'fr', 3)).toBe('no-longer');
  expect(concept('Il ne va pas plus vite', 'fr', 4)).toBe('more');
  expect(concept('Morreu há treze anos', 'pt', 3)).toBe('ago-time');
  expect(concept('Não o vemos há treze anos', 'pt', 5)).not.toBe('ago-time');
  expect(concept('Pravi, da čez dan spi', 'sl', 1)).toBe('that');
});

test('A contraction with “not” keeps its negation', () => {
  expect(concept('It wouldn’t be long', 'en', 1)).toBe('would-not');
});

test('A noun is more likely than the first person of a verb in the middle of a clause', () => {
  expect(concept('Ella sufre acoso', 'es', 2)).toBe('harassment');
  expect(concept('Yo acoso', 'es', 1)).toBe('harass');
});
