import { expect, test } from 'vitest';
import { carryOver } from './edit-article.ts';

const before = ['Uno.', 'Dos.', 'Tres.'];
const version = ['One.', 'Two.', 'Three.'];

test('unchanged sentences keep their version, also when they move', () => {
  expect(carryOver({ before, after: ['Cero.', 'Uno.', 'Dos.', 'Tres.'] }, version)).toEqual([
    null,
    'One.',
    'Two.',
    'Three.',
  ]);
});

test('a changed sentence loses its version', () => {
  expect(carryOver({ before, after: ['Uno.', 'Doce.', 'Tres.'] }, version)).toEqual(['One.', null, 'Three.']);
});

test('a removed sentence takes its version along', () => {
  expect(carryOver({ before, after: ['Uno.', 'Tres.'] }, version)).toEqual(['One.', 'Three.']);
});
