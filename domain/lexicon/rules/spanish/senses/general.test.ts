import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { es: ['el', 'la', 'los'] }),
  conceptOf('a/determiner', { es: ['un', 'una'] }),
  conceptOf('of/preposition', { es: ['de'] }),
  conceptOf('priest/noun', { es: ['cura', 'curas'] }),
  conceptOf('cure-remedy-es/noun', { es: ['cura', 'curas'] }),
  conceptOf('take/verb', { es: ['tomar'] }),
  conceptOf('drink/verb', { es: ['tomar'] }),
  conceptOf('coffee/noun', { es: ['café'] }),
  conceptOf('train/noun', { es: ['tren'] }),
  conceptOf('painter/noun', { es: ['pintor'] }),
  conceptOf('flemish-flamenco-es/adjective', { es: ['flamenco'] }),
  conceptOf('flamenco/noun', { es: ['flamenco'] }),
  conceptOf('quarter-fourth/noun', { es: ['cuarto'] }),
  conceptOf('fourth/adjective', { es: ['cuarto'] }),
  conceptOf('century/noun', { es: ['siglo'] }),
  conceptOf('disc/noun', { es: ['disco'] }),
  conceptOf('cause/verb', { es: ['generar'] }),
  conceptOf('fight/noun', { es: ['pelea', 'peleas'] }),
  conceptOf('fight/verb', { es: ['pelear'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('“El cura” is a priest, “la cura” is a treatment', () => {
  expect(meaning('Los curas', 1)).toBe('priest/noun');
  expect(meaning('La cura', 1)).toBe('cure-remedy-es/noun');
});

test('“tomar” before a drink is “drink”', () => {
  expect(meaning('Tomar un café', 0)).toBe('drink/verb');
  expect(meaning('Tomar un tren', 0)).toBe('take/verb');
});

test('“flamenco” after a painter is “Flemish”', () => {
  expect(meaning('El pintor flamenco', 2)).toBe('flemish-flamenco-es/adjective');
  expect(meaning('El flamenco', 1)).toBe('flamenco/noun');
});

test('“cuarto” is a quarter in “un cuarto de siglo” and “fourth” in “el cuarto disco”', () => {
  expect(meaning('Un cuarto de siglo', 1)).toBe('quarter-fourth/noun');
  expect(meaning('El cuarto disco', 1)).toBe('fourth/adjective');
});

test('A plural noun after a verb is not a verb in the second person', () => {
  expect(meaning('Generan peleas', 1)).toBe('fight/noun');
});
