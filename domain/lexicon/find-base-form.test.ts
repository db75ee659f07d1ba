import { expect, test } from 'vitest';
import type { Language } from '../language.ts';
import { conceptOf } from './concept.fixture.ts';
import { createLexicon } from './create-lexicon.ts';
import { findBaseForm } from './find-base-form.ts';

const lexicon = createLexicon([
  conceptOf('take/verb', { es: ['tomar', 'tomó', 'cogió'], it: ['prendere'] }),
  conceptOf('grasp/verb', { es: ['coger'] }),
  conceptOf('can/verb', { it: ['potere', 'può', 'riusciva'], sl: ['moči', 'more', 'lahko'] }),
  conceptOf('hide/verb', { sl: ['skriti', 'skril', 'skrivajo'] }),
  conceptOf('come/verb', { sl: ['priti', 'pride', 'prihaja'] }),
  conceptOf('arrive/verb', { sl: ['prispeti', 'pride'] }),
  conceptOf('direction/noun', { sl: ['smer', 'strani'] }),
  conceptOf('side/noun', { sl: ['stran'] }),
  conceptOf('find/verb', { en: ['find', 'found'], de: ['finden', 'gefunden'] }),
  conceptOf('be/verb', { en: ['be', 'was'], es: ['ser', 'fue', 'estaba'], it: ['essere', 'stato', 'stava'] }),
  conceptOf('have/verb', { es: ['tener', 'tuvo', 'había'] }),
  conceptOf('towards/preposition', { sl: ['k', 'proti'] }),
  conceptOf('so/adverb', { es: ['así que', 'por eso'] }),
]);

const baseOf = (text: string, conceptId: string, language: Language) =>
  findBaseForm({ text, conceptId, language }, lexicon);

test('a form that comes of its concept’s word has it as its base form, regular or not', () => {
  expect(baseOf('Tomó', 'take/verb', 'es')).toBe('tomar');
  expect(baseOf('skril', 'hide/verb', 'sl')).toBe('skriti');
  expect(baseOf('pride', 'come/verb', 'sl')).toBe('priti');
  expect(baseOf('found', 'find/verb', 'en')).toBe('find');
  expect(baseOf('gefunden', 'find/verb', 'de')).toBe('finden');
  expect(baseOf('was', 'be/verb', 'en')).toBe('be');
});

test('another word that stands for the concept has its own base form', () => {
  expect(baseOf('cogió', 'take/verb', 'es')).toBe('coger');
  expect(baseOf('strani', 'direction/noun', 'sl')).toBe('stran');
});

test('where a language has two verbs for one, each form has its own', () => {
  expect(baseOf('fue', 'be/verb', 'es')).toBe('ser');
  expect(baseOf('estaba', 'be/verb', 'es')).toBe('estar');
  expect(baseOf('había', 'have/verb', 'es')).toBe('haber');
  expect(baseOf('stato', 'be/verb', 'it')).toBe('essere');
  expect(baseOf('stava', 'be/verb', 'it')).toBe('stare');
});

test('where nobody can tell, none is named: another verb, the other aspect, a word that never changes', () => {
  expect(baseOf('riusciva', 'can/verb', 'it')).toBeUndefined();
  expect(baseOf('lahko', 'can/verb', 'sl')).toBeUndefined();
  expect(baseOf('skrivajo', 'hide/verb', 'sl')).toBeUndefined();
  expect(baseOf('prihaja', 'come/verb', 'sl')).toBeUndefined();
  expect(baseOf('pride', 'arrive/verb', 'sl')).toBeUndefined();
  expect(baseOf('proti', 'towards/preposition', 'sl')).toBeUndefined();
  expect(baseOf('Por eso', 'so/adverb', 'es')).toBeUndefined();
});
