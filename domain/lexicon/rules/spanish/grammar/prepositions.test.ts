import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('by/preposition', { es: ['por'] }),
  conceptOf('through/preposition', { es: ['por'] }),
  conceptOf('for-because-por-es/preposition', { es: ['por'] }),
  conceptOf('through-around-por-es/preposition', { es: ['por'] }),
  conceptOf('by-means-por-es/preposition', { es: ['por'] }),
  conceptOf('until/preposition', { es: ['hasta'] }),
  conceptOf('up-to-hasta-es/preposition', { es: ['hasta'] }),
  conceptOf('write/verb', { es: ['escribir', 'escrito'] }),
  conceptOf('walk/verb', { es: ['pasear'] }),
  conceptOf('weigh/verb', { es: ['pesar', 'pesa'] }),
  conceptOf('kilo/noun', { es: ['kilos'] }),
  conceptOf('street/noun', { es: ['calle'] }),
  conceptOf('road/noun', { es: ['carretera'] }),
  conceptOf('love/noun', { es: ['amor'] }),
  conceptOf('poet/noun', { es: ['poeta'] }),
  conceptOf('the/determiner', { es: ['el', 'la'] }),
  conceptOf('a/determiner', { es: ['un', 'una'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('“por” after a participle names who acted', () => {
  expect(meaning('Escrito por un poeta', 1)).toBe('by/preposition');
  expect(meaning('Escrito por Neruda', 1)).toBe('by/preposition');
});

test('“por” before a place, a means and a reason', () => {
  expect(meaning('Pasear por la calle', 1)).toBe('through-around-por-es/preposition');
  expect(meaning('Llegó por carretera', 1)).toBe('by-means-por-es/preposition');
  expect(meaning('Vino por amor', 1)).toBe('for-because-por-es/preposition');
});

test('“hasta” before a quantity is “up to”', () => {
  expect(meaning('Pesa hasta 20 kilos', 1)).toBe('up-to-hasta-es/preposition');
  expect(meaning('Vivió allí hasta 1990', 2)).toBe('until/preposition');
});
