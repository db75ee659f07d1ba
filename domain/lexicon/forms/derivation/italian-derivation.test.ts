import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';
import { lookUp } from '../../look-up.ts';
import { findBaseForm } from '../find-base-form.ts';

const lexicon = createLexicon([
  conceptOf('climate/noun', { en: ['climate'], it: ['clima'] }),
  conceptOf('small/adjective', { en: ['small'], it: ['piccolo'] }),
  conceptOf('again/adverb', { en: ['again'], it: ['di nuovo'] }),
  conceptOf('paint/verb', { en: ['paint'], it: ['dipingere'] }),
  conceptOf('demolish/verb', { en: ['demolish'], it: ['demolire'] }),
  conceptOf('wash/verb', { en: ['wash'], it: ['lavare'] }),
  conceptOf('artificial/adjective', { en: ['artificial'], it: ['artificiale'] }),
  conceptOf('bitter-harsh/adjective', { en: ['harsh'], it: ['aspro'] }),
  conceptOf('creator/noun', { en: ['creator'], it: ['ideatore'] }),
  conceptOf('door/noun', { en: ['door'], it: ['porta'] }),
  conceptOf('boat/noun', { en: ['boat'], it: ['barca'] }),
  conceptOf('see/verb', { en: ['see'], it: ['vedere'] }),
  conceptOf('ripe/adjective', { en: ['ripe'], it: ['maturo'] }),
  conceptOf('not/particle', { en: ['not'], it: ['non'] }),
  conceptOf('assess/verb', { en: ['assess'], it: ['valutare'] }),
  conceptOf('investigate/verb', { en: ['investigate'], it: ['indagare'] }),
  conceptOf('climb/verb', { en: ['climb'], it: ['scalare'] }),
  conceptOf('attentive/adjective', { en: ['attentive'], it: ['attento'] }),
  conceptOf('taste/noun', { en: ['taste'], it: ['sapore'] }),
  conceptOf('kingdom/noun', { en: ['kingdom'], it: ['regno'] }),
]);

const wordsOf = (sentence: string) => annotate({ it: sentence }, lexicon).it ?? [];
const base = (sentence: string) => findBaseForm({ words: wordsOf(sentence), position: 0, language: 'it' });
const shown = (form: string) =>
  lookUp({ sentence: form, words: wordsOf(form), language: 'it', start: 0, end: form.length }, 'en', lexicon)?.whole
    ?.meaning.word;

test('A prefix is explained together with the word after it', () => {
  expect(shown('microclima')).toBe('small climate');
  expect(base('ridipinge')).toBe('ridipingere');
});

test('A noun of an action is explained by its verb', () => {
  expect(shown('demolizione')).toBe('demolishing');
  expect(base('demolizioni')).toBe('demolizione');
});

test('Nouns in -ità and -ezza are explained by their adjective, adjectives in -bile by their verb', () => {
  expect(shown('artificialità')).toBe('being artificial');
  expect(shown('asprezza')).toBe('being harsh');
  expect(shown('lavabile')).toBe('possible to wash');
});

test('A diminutive is explained by its noun', () => {
  expect(shown('porticine')).toBe('little door');
  expect(base('barchette')).toBe('barchetta');
});

test('The feminine in -trice has a base form of its own', () => {
  expect(shown('ideatrici')).toBe('creator');
  expect(base('ideatrici')).toBe('ideatrice');
});

test('A prefix keeps its meaning before a derived word', () => {
  expect(shown('immaturità')).toBe('not being ripe');
  expect(shown('rivalutazione')).toBe('assessing again');
  expect(shown('illavabile')).toBe('impossible to wash');
});

test('A noun in -tore is explained by an English noun for a person', () => {
  expect(shown('indagatore')).toBe('investigator');
  expect(shown('scalatori')).toBe('climber');
});

test('“dis-” negates adjectives, but not nouns, and “inter-” does not come before nouns', () => {
  expect(shown('disattento')).toBe('not attentive');
  expect(shown('dissapore')).toBeUndefined();
  expect(shown('interregno')).toBeUndefined();
});

test('A capitalised word inside a sentence is a name, not a derived word', () => {
  expect(wordsOf('vedere Demolizione')[1]?.conceptId).toBeUndefined();
});
