import { expect, test } from 'vitest';
import { findForm } from './find-form.ts';

test('finds a form as a whole word, in upper and lower case', () => {
  expect(findForm('La panadería vende pan.', 'Pan')).toBe(19);
  expect(findForm('La panadería cierra.', 'pan')).toBe(-1);
});

test('finds several words', () => expect(findForm('Subió de todas formas.', 'de todas formas')).toBe(6));

test('an empty form is nowhere', () => expect(findForm('Hola', '')).toBe(-1));
