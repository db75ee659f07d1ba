import { expect, test } from 'vitest';
import type { Language } from '../../../../domain/language.ts';
import { toEngineText, withoutFalseStops } from './engine-text.ts';

test.each<[Language, string, string]>([
  ['de', 'Am 3. Mai kam Dr. Müller.', 'Am 3. mai kam Dr  Müller.'],
  ['en', 'Mr. Smith met J. R. Who. He left.', 'Mr  Smith met J  R  Who. He left.'],
  ['fr', 'M. Dupont est là. Il dort.', 'M  Dupont est là. Il dort.'],
  ['es', 'El Sr. García tiene 3. Nada más.', 'El Sr  García tiene 3. Nada más.'],
  ['sl', 'Pride 3. Maja.', 'Pride 3. maja.'],
])('a full stop within a sentence does not end it, %s: %s', (language, text, spoken) => {
  expect(withoutFalseStops(text, language)).toBe(spoken);
});

test('maps positions back to the text after escaped characters and surrogate pairs', () => {
  const text = '😀 <b> & Mr. Fox';
  const { input, originOf } = toEngineText(text, 'en');
  const index = [...input].indexOf('F');
  expect(text.slice(originOf(index))).toBe('Fox');
});

test('marks foreign names, and maps what is written out back to the text', () => {
  const text = 'Los Wright volaron 36 m en 1903.';
  const { input, originOf } = toEngineText(text, 'es');
  expect(input).toBe('Los <voice xml:lang="en">Wright</voice> volaron 36 metros en 1903.');
  const offsetOf = (word: string) => originOf(input.indexOf(word));
  expect(['Wright', 'volaron', '36', 'metros', '1903'].map((word) => text.slice(offsetOf(word)).split(' ')[0])).toEqual(
    ['Wright', 'volaron', '36', 'm', '1903.'],
  );
});
