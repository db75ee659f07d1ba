import { expect, test } from 'vitest';
import { findMarks } from './find-marks.ts';

const sentence = 'La masa está lista cuando ha duplicado del todo su tamaño y está llena de burbujas.';
const marked = (words: string) => findMarks(sentence, words).map(([start, end]) => sentence.slice(start, end));

test('finds words and separated words of a sentence', () => {
  expect(marked('ha duplicado')).toEqual(['ha duplicado']);
  expect(marked('ha duplicado … su tamaño')).toEqual(['ha duplicado', 'su tamaño']);
});

test('finds no words inside longer words, in another order, or that are missing', () => {
  expect(marked('tod')).toEqual([]);
  expect(marked('su tamaño … ha duplicado')).toEqual([]);
  expect(marked('ha doblado')).toEqual([]);
  expect(marked('')).toEqual([]);
});
