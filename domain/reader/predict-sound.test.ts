import { expect, test } from 'vitest';
import type { Definition } from './definition.ts';
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

const nothing: Definition = {
  text: '',
  meaning: null,
  inTranslation: null,
  baseForm: null,
  partOfSpeech: null,
  ipa: null,
  literal: null,
  grammar: [],
  parts: [],
  example: null,
  answeredBy: 'lexicon',
};
const fox = { text: 'zorro', baseForm: null, meaning: { word: 'fox' } };

test('a name is a word that the dictionary calls one, or a capitalised word that it does not have', () => {
  expect(hasName({ ...nothing, text: 'Madrid', meaning: { word: 'Madrid' }, partOfSpeech: 'name' })).toBe(true);
  expect(hasName({ ...nothing, text: 'Nguyen' })).toBe(true);
  expect(hasName({ ...nothing, text: 'trompelúcido' })).toBe(false);
  expect(hasName({ ...nothing, text: 'Fuchs', meaning: { word: 'fox' }, partOfSpeech: 'noun' })).toBe(false);
  expect(hasName({ ...nothing, text: 'el zorro', parts: [fox] })).toBe(false);
  const nguyen = { text: 'Nguyen', baseForm: null, meaning: null };
  expect(hasName({ ...nothing, text: 'zorro Nguyen', parts: [fox, nguyen] })).toBe(true);
});
