import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { lookUp } from '../../look-up.ts';
import { findBaseForm } from '../find-base-form.ts';

const lexicon = createLexicon([
  conceptOf('new/adjective', { en: ['new'], fr: ['nouveau'] }),
  conceptOf('again/adverb', { en: ['again'], fr: ['encore'] }),
  conceptOf('not/particle', { en: ['not'], fr: ['non'] }),
  conceptOf('chinese/adjective', { en: ['Chinese'], fr: ['chinois'] }),
  conceptOf('secondary/adjective', { en: ['secondary'], fr: ['secondaire'] }),
  conceptOf('orientation/noun', { en: ['orientation'], fr: ['orientation'] }),
  conceptOf('adjust/verb', { en: ['adjust'], fr: ['ajuster'] }),
  conceptOf('russian/adjective', { en: ['Russian'], fr: ['russe'] }),
  conceptOf('flash/verb', { en: ['flash'], fr: ['clignoter'] }),
  conceptOf('grow-pale/verb', { en: ['grow pale'], fr: ['pâlir'] }),
  conceptOf('passive/adjective', { en: ['passive'], fr: ['passif'] }),
  conceptOf('tire/verb', { en: ['tire'], fr: ['lasser'] }),
  conceptOf('finance/verb', { en: ['finance'], fr: ['financer'] }),
  conceptOf('popular/adjective', { en: ['popular'], fr: ['populaire'] }),
  conceptOf('uniform/adjective', { en: ['uniform'], fr: ['uniforme'] }),
  conceptOf('rape/verb', { en: ['rape'], fr: ['violer'] }),
]);

const wordsOf = (sentence: string) => annotate({ fr: sentence }, lexicon).fr ?? [];
const base = (sentence: string) => findBaseForm({ words: wordsOf(sentence), position: 0, language: 'fr' });
const shown = (form: string) =>
  lookUp({ sentence: form, words: wordsOf(form), language: 'fr', start: 0, end: form.length }, 'en', lexicon)?.whole
    ?.meaning.word;

test('A noun of an action is explained by its verb', () => {
  expect(shown('clignotement')).toBe('flashing');
  expect(shown('pâlissements')).toBe('growing pale');
  expect(base('clignotements')).toBe('clignotement');
});

test('A noun in -ité is explained by its adjective', () => {
  expect(shown('passivité')).toBe('being passive');
});

test('Adjectives in -able are explained by their verb, also with a negative prefix', () => {
  expect(shown('finançable')).toBe('possible to finance');
  expect(shown('inlassable')).toBe('impossible to tire');
});

test('A negated adjective is explained by the adjective', () => {
  expect(shown('impopulaires')).toBe('not popular');
  expect(base('impopulaires')).toBe('impopulaire');
});

test('An adverb in -ément is explained by its adjective', () => {
  expect(shown('uniformément')).toBe('uniformly');
});

test('“re-” means “new” before a noun and “again” before a verb', () => {
  expect(shown('réorientation')).toBe('new orientation');
  expect(shown('réajuster')).toBe('adjust');
});

test('Two nationalities are joined', () => {
  expect(shown('sino-russes')).toBe('Chinese Russian');
});

test('A finite verb after “non-” is not explained', () => {
  expect(shown('non-violent')).toBeUndefined();
});
