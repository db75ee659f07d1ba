import { expect, test } from 'vitest';
import { languageInSentence, languageName } from './language-names.ts';

test('a language name is capitalised as a label, and within a sentence only in languages that capitalise it', () => {
  expect(languageName('es', 'es')).toBe('Español');
  expect(languageName('sl', 'fr')).toBe('Slovène');
  for (const writtenSmall of ['es', 'fr', 'pt', 'it', 'sl']) {
    expect(languageInSentence('en', writtenSmall)).toMatch(/^\p{Ll}/u);
  }
  expect(languageInSentence('es', 'de')).toBe('Spanisch');
  expect(languageInSentence('es', 'en')).toBe('Spanish');
});
