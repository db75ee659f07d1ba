import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('metre/noun', { en: ['metre'], fr: ['m'] }),
  conceptOf('mr/noun', { en: ['Mr'], fr: ['M'] }),
  conceptOf('play/verb', { en: ['play'], fr: ['jouer'] }),
  conceptOf('cheek/noun', { en: ['cheek'], fr: ['joue'] }),
  conceptOf('keep/verb', { en: ['keep'], fr: ['maintenir'] }),
  conceptOf('remain/verb', { en: ['remain'], fr: ['se maintenir'] }),
  conceptOf('go/verb', { en: ['go'], fr: ['aller'] }),
  conceptOf('will/verb', { en: ['will'], fr: ['aller'] }),
  conceptOf('change/verb', { en: ['change'], fr: ['changer'] }),
  conceptOf('take/verb', { en: ['take'], fr: ['prendre'] }),
  conceptOf('step/noun', { en: ['step'], fr: ['pas'] }),
  conceptOf('of/preposition', { en: ['of'], fr: ['de'] }),
  conceptOf('no/determiner', { en: ['no'], fr: ['pas de'] }),
]);

const shown = (sentence: string, word: string) =>
  annotate({ fr: sentence }, lexicon).fr?.find(({ text }) => text === word)?.conceptId;

test('“M.” before a name means “Mr”', () => {
  expect(shown('Il a vu M. Dupont.', 'M')).toBe('mr/noun');
  expect(shown('Il mesure 2 m.', 'm')).toBe('metre/noun');
});

test('A verb after a name is not taken for the noun', () => {
  expect(shown('Hier Marie joue dans la rue.', 'joue')).toBe('play/verb');
  expect(shown('Une larme sur la joue.', 'joue')).toBe('cheek/noun');
});

test('“t” between a verb and its subject is no reflexive pronoun', () => {
  expect(shown('La France maintiendra-t-elle la paix ?', 'maintiendra')).toBe('keep/verb');
  expect(shown('Il se maintiendra.', 'maintiendra')).toBe('remain/verb');
});

test('“va” before an inverted subject and an infinitive means “will”', () => {
  expect(shown('Va-t-il changer ?', 'Va')).toBe('will/verb');
  expect(shown('Où va-t-il ?', 'va')).toBe('go/verb');
});

test('“pas de” is not recognised after an article', () => {
  expect(shown('Le premier pas de la danse.', 'pas')).toBe('step/noun');
  expect(shown('Il n’a pas de pain.', 'pas')).toBe('no/determiner');
});
