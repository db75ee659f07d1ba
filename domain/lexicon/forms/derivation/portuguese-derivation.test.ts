import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { lookUp } from '../../look-up.ts';
import { findBaseForm } from '../find-base-form.ts';

const lexicon = createLexicon([
  conceptOf('humiliating/adjective', { en: ['humiliating'], pt: ['humilhante'] }),
  conceptOf('rapid/adjective', { en: ['rapid'], pt: ['rápido'] }),
  conceptOf('ball/noun', { en: ['ball'], pt: ['bola'] }),
  conceptOf('visit/verb', { en: ['visit'], pt: ['visitar'] }),
  conceptOf('schedule/verb', { en: ['schedule'], pt: ['agendar'] }),
  conceptOf('artificial/adjective', { en: ['artificial'], pt: ['artificial'] }),
  conceptOf('again/adverb', { en: ['again'], pt: ['outra vez'] }),
  conceptOf('see/verb', { en: ['see'], pt: ['ver'] }),
]);

const wordsOf = (sentence: string) => annotate({ pt: sentence }, lexicon).pt ?? [];
const meaning = (sentence: string, word = 0) => wordsOf(sentence)[word]?.conceptId;
const base = (sentence: string) => findBaseForm({ words: wordsOf(sentence), position: 0, language: 'pt' });

const shown = (form: string) =>
  lookUp({ sentence: form, words: wordsOf(form), language: 'pt', start: 0, end: form.length }, 'en', lexicon)?.whole
    ?.meaning.word;

test('An adverb in -mente is explained by its adjective, even if the adjective has an accent', () => {
  expect(shown('humilhantemente')).toBe('humiliatingly');
  expect(base('rapidamente')).toBe('rapidamente');
});

test('A diminutive is explained by its noun', () => {
  expect(shown('bolinhas')).toBe('little ball');
  expect(base('bolinhas')).toBe('bolinha');
});

test('Adjectives in -vel and nouns in -idade are explained by the word without the ending', () => {
  expect(shown('visitável')).toBe('possible to visit');
  expect(shown('artificialidade')).toBe('being artificial');
});

test('A verb with re- has a base form of its own', () => {
  expect(meaning('reagendar')).toBe('schedule/verb');
  expect(base('reagendou')).toBe('reagendar');
});

test('A capitalised word inside a sentence is a name, not a diminutive', () => {
  expect(meaning('ver Bolinha', 1)).toBeUndefined();
});
