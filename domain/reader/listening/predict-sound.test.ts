import { expect, test } from 'vitest';
import { emptyDefinition, emptyPart } from '../definition/definition.fixture.ts';
import { hasName, hasPredictableSound } from './predict-sound.ts';

test.each([
  ['es', 'zorro', true],
  ['it', 'volpe', true],
  ['sl', 'lisica', false],
  ['en', 'BBC', false],
  ['de', 'z.B.', false],
  ['fr', '1984', false],
] as const)('%s: whether the sound of %s is predictable is %s', (language, text, isPredictable) => {
  expect(hasPredictableSound({ language, text })).toBe(isPredictable);
});

const fox = { ...emptyPart, text: 'zorro', meaning: { word: 'fox' } };

test('a word is a name if the dictionary says so, or if it is capitalised and not in the dictionary', () => {
  expect(hasName({ ...emptyDefinition, text: 'Madrid', meaning: { word: 'Madrid' }, partOfSpeech: 'name' })).toBe(true);
  expect(hasName({ ...emptyDefinition, text: 'Nguyen' })).toBe(true);
  expect(hasName({ ...emptyDefinition, text: 'trompelúcido' })).toBe(false);
  expect(hasName({ ...emptyDefinition, text: 'Fuchs', meaning: { word: 'fox' }, partOfSpeech: 'noun' })).toBe(false);
  expect(hasName({ ...emptyDefinition, text: 'el zorro', parts: [fox] })).toBe(false);
  const nguyen = { ...emptyPart, text: 'Nguyen' };
  expect(hasName({ ...emptyDefinition, text: 'zorro Nguyen', parts: [fox, nguyen] })).toBe(true);
});
