import { expect, test } from 'vitest';
import { carryOver } from './edit-article.ts';

const before = ['Uno.', 'Dos.', 'Tres.'];
const version = ['One.', 'Two.', 'Three.'];

test('unchanged sentences keep their translation, also when they move', () => {
  expect(carryOver({ before, after: ['Cero.', 'Uno.', 'Dos.', 'Tres.'] }, version)).toEqual([
    null,
    'One.',
    'Two.',
    'Three.',
  ]);
});

test('a changed sentence loses its translation', () => {
  expect(carryOver({ before, after: ['Uno.', 'Doce.', 'Tres.'] }, version)).toEqual(['One.', null, 'Three.']);
});

test('removing a sentence also removes its translation', () => {
  expect(carryOver({ before, after: ['Uno.', 'Tres.'] }, version)).toEqual(['One.', 'Three.']);
});
