import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('slovenian-language/noun', { es: ['esloveno', 'eslovenos'] }),
  conceptOf('slovenian/adjective', { es: ['esloveno', 'eslovenos'] }),
  conceptOf('the/determiner', { es: ['el', 'la', 'los', 'las'] }),
  conceptOf('a/determiner', { es: ['un', 'una'] }),
  conceptOf('in-front-of/preposition', { es: ['delante'] }),
  conceptOf('at-front/adverb', { es: ['delante'] }),
  conceptOf('in-front-of-de/preposition', { es: ['delante de'] }),
  conceptOf('see/verb', { es: ['ver', 'vio'] }),
  conceptOf('grass/noun', { es: ['hierba'] }),
  conceptOf('house/noun', { es: ['casa'] }),
  conceptOf('of/preposition', { es: ['de'] }),
  conceptOf('experience/noun', { es: ['experiencia'] }),
  conceptOf('only-sole/adjective', { es: ['único', 'única'] }),
  conceptOf('unique/adjective', { es: ['único', 'única'] }),
  conceptOf('expensive/adjective', { es: ['caro'] }),
  conceptOf('dearly/adverb', { es: ['caro'] }),
  conceptOf('pay/verb', { es: ['pagar', 'pagó'] }),
  conceptOf('place/noun', { es: ['sitio'] }),
  conceptOf('fall-to-level/expression', { es: ['bajar a', 'baja a'] }),
  conceptOf('go-down/verb', { es: ['bajar', 'baja'] }),
  conceptOf('to/preposition', { es: ['a'] }),
  conceptOf('zero/numeral', { es: ['cero'] }),
  conceptOf('beside/preposition', { es: ['junto con'] }),
  conceptOf('with/preposition', { es: ['con'] }),
  conceptOf('together/adverb', { es: ['junto'] }),
  conceptOf('join-together/verb', { es: ['juntar', 'junto'] }),
  conceptOf('that-is/expression', { es: ['esto es'] }),
  conceptOf('this/pronoun', { es: ['esto'] }),
  conceptOf('be/verb', { es: ['ser', 'es'] }),
]);

const wordOf = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word];
const meaning = (sentence: string, word: number) => wordOf(sentence, word)?.conceptId;

test('The plural of a nationality is no language', () => {
  expect(meaning('Vio los eslovenos', 2)).toBe('slovenian/adjective');
});

test('“delante” without “de” is an adverb', () => {
  expect(meaning('Delante vio hierba', 0)).toBe('at-front/adverb');
});

test('After a noun, “único” means “unique”', () => {
  expect(meaning('Una experiencia única', 2)).toBe('unique/adjective');
  expect(meaning('La única experiencia', 1)).toBe('only-sole/adjective');
});

test('“caro” is an adverb only after a verb of paying', () => {
  expect(meaning('Un sitio caro', 2)).toBe('expensive/adjective');
  expect(meaning('Pagó caro el sitio', 1)).toBe('dearly/adverb');
});

test('“bajar a” names a level only before a number', () => {
  expect(meaning('La casa baja a cero', 2)).toBe('fall-to-level/expression');
  expect(meaning('Baja a la casa', 0)).toBe('go-down/verb');
});

test('“esto es” before other words is no formula', () => {
  expect(meaning('Esto es caro', 0)).toBe('this/pronoun');
});

test('A word inside an expression that has no verb is no verb', () => {
  expect(wordOf('Vio la casa junto con la hierba', 3)?.ownConceptId).toBe('together/adverb');
});
