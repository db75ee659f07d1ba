import { expect, test } from 'vitest';
import { isRecognisable } from './is-recognisable.ts';

test.each([
  ['kultura', 'culture'],
  ['kavboj', 'cowboy'],
  ['fotografía', 'photography'],
  ['civilizado', 'civilised'],
  ['Haus', 'house'],
  ['šok', 'shock'],
  ['ego', 'ego'],
  ['exportación', 'export'],
  ['chamán', 'shaman'],
  ['deprimir', 'depress'],
  ['estructura', 'structure'],
  ['garantizar', 'guarantee'],
])('“%s” is recognised by a reader who knows “%s”', (word, known) => {
  expect(isRecognisable(word, known)).toBe(true);
});

test.each([
  ['puerta', 'door'],
  ['cuenco', 'bowl'],
  ['mesto', 'city'],
  ['gozd', 'wood'],
  ['Stuhl', 'chair'],
  ['ver', 'see'],
])('“%s” is not recognised by a reader who knows “%s”', (word, known) => {
  expect(isRecognisable(word, known)).toBe(false);
});
