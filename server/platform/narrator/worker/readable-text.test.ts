import { expect, test } from 'vitest';
import type { Language } from '../../../../domain/language.ts';
import { readable, withoutFalseStops } from './readable-text.ts';

test.each<[Language, string, string]>([
  ['de', 'Am 3. Mai kam Dr. Müller.', 'Am 3. mai kam Dr  Müller.'],
  ['en', 'Mr. Smith met J. R. Who. He left.', 'Mr  Smith met J  R  Who. He left.'],
  ['fr', 'M. Dupont est là. Il dort.', 'M  Dupont est là. Il dort.'],
  ['es', 'El Sr. García tiene 3. Nada más.', 'El Sr  García tiene 3. Nada más.'],
  ['sl', 'Pride 3. Maja.', 'Pride 3. maja.'],
])('a stop that ends no sentence is not heard as one, %s: %s', (language, text, spoken) => {
  expect(withoutFalseStops(text, language)).toBe(spoken);
});

test('the way back leads to the letter, whatever stands before it', () => {
  const text = '😀 <b> & Dr. Fox';
  const { given, originOf } = readable(text, 'en');
  const place = [...given].indexOf('F');
  expect(text.slice(originOf(place))).toBe('Fox');
});
