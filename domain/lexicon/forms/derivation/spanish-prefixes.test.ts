import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('measure/noun', { es: ['medida'] }),
  conceptOf('against/preposition', { es: ['contra'] }),
  conceptOf('demand/verb', { es: ['exigir'] }),
  conceptOf('attenuate/verb', { es: ['atenuar'] }),
  conceptOf('love/verb', { es: ['amar'] }),
  conceptOf('see/verb', { es: ['ver'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('The longest prefix of an unlisted word is removed', () => {
  expect(meaning('contramedidas', 0)).toBe('measure/noun');
});

test('Some prefixes may come before a verb', () => {
  expect(meaning('autoexigido', 0)).toBe('demand/verb');
});

test('A noun in -ción is explained by its verb', () => {
  expect(meaning('atenuación', 0)).toBe('attenuate/verb');
});

test('A capitalised word inside a sentence is not explained by a similar verb', () => {
  expect(meaning('ver Amador', 1)).toBeUndefined();
});
