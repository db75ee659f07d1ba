import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('very/adverb', { it: ['molto'] }),
  conceptOf('a-lot/adverb', { it: ['molto'] }),
  conceptOf('more/adverb', { it: ['più'] }),
  conceptOf('beautiful/adjective', { it: ['bello', 'bella'] }),
  conceptOf('work-verb/verb', { it: ['lavorare', 'lavora'] }),
  conceptOf('be/verb', { it: ['essere', 'è', 'stato', 'stata'] }),
  conceptOf('have/verb', { it: ['essere', 'è'] }),
  conceptOf('use/verb', { it: ['usare', 'usata'] }),
  conceptOf('the/determiner', { it: ['il', 'la', 'gli'] }),
  conceptOf('all/determiner', { it: ['tutto', 'tutti'] }),
  conceptOf('other/adjective', { it: ['altro', 'altri'] }),
  conceptOf('everybody-else/pronoun', { it: ['tutti gli altri'] }),
  conceptOf('country/noun', { it: ['paese', 'paesi'] }),
  conceptOf('exceed/verb', { it: ['superare', 'supera'] }),
  conceptOf('overcome/verb', { it: ['superare', 'supera'] }),
  conceptOf('limit/noun', { it: ['prezzo'] }),
  conceptOf('crisis/noun', { it: ['crisi'] }),
  conceptOf('advice/noun', { it: ['consiglio'] }),
  conceptOf('council/noun', { it: ['consiglio'] }),
  conceptOf('doctor/noun', { it: ['medico'] }),
  conceptOf('of-the/preposition', { it: ['del'] }),
  conceptOf('decide/verb', { it: ['decidere', 'decide'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ it: sentence }, lexicon).it?.[word]?.conceptId;

test('After a verb and before a comparative, “molto” means “a lot”', () => {
  expect(meaning('Lavora molto.', 1)).toBe('a-lot/adverb');
  expect(meaning('È molto più bello.', 1)).toBe('a-lot/adverb');
  expect(meaning('È molto bello.', 1)).toBe('very/adverb');
});

test('Before “stato”, a form of “essere” is an auxiliary', () => {
  expect(meaning('È stata usata.', 0)).toBe('have/verb');
  expect(meaning('È stato bello.', 0)).toBe('have/verb');
  expect(meaning('È bello.', 0)).toBe('be/verb');
});

test('Before a noun, “tutti gli altri” is no pronoun', () => {
  expect(meaning('Tutti gli altri paesi.', 0)).toBe('all/determiner');
  expect(meaning('Tutti gli altri.', 0)).toBe('everybody-else/pronoun');
});

test('Words nearby show the sense of a verb or a noun', () => {
  expect(meaning('Supera il prezzo.', 0)).toBe('exceed/verb');
  expect(meaning('Supera la crisi.', 0)).toBe('overcome/verb');
  expect(meaning('Il consiglio decide.', 1)).toBe('council/noun');
  expect(meaning('Il consiglio del medico.', 1)).toBe('advice/noun');
});
