import { expect, test } from 'vitest';
import { languageInSentence, languageName } from './locale.ts';

test('a language’s name begins with a capital as a label, and amid a sentence only where its writers do so', () => {
  expect(languageName('es', 'es')).toBe('Español');
  expect(languageName('sl', 'fr')).toBe('Slovène');
  for (const writtenSmall of ['es', 'fr', 'pt', 'it', 'sl']) {
    expect(languageInSentence('en', writtenSmall)).toMatch(/^\p{Ll}/u);
  }
  expect(languageInSentence('es', 'de')).toBe('Spanisch');
  expect(languageInSentence('es', 'en')).toBe('Spanish');
});
