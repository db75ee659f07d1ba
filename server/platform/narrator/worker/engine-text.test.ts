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
  const text = '😀 <b> & Dr. Fox';
  const { input, originOf } = toEngineText(text, 'en');
  const index = [...input].indexOf('F');
  expect(text.slice(originOf(index))).toBe('Fox');
});
