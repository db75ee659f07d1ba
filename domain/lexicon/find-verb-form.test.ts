import { expect, test } from 'vitest';
import type { Language } from '../language.ts';
import { findVerbForm } from './find-verb-form.ts';

const tell = (language: Language, form: string, base: string, before = 'x ') => {
  const found = findVerbForm({ form, base, language, before });
  return found && [found.tense, found.person].filter(Boolean).join(' ');
};

test.each<[Language, string, string, string]>([
  ['es', 'pagó', 'pagar', 'past 3sg'],
  ['es', 'perdido', 'perder', 'participle'],
  ['es', 'buscaba', 'buscar', 'imperfect'],
  ['fr', 'vendaient', 'vendre', 'imperfect 3pl'],
  ['fr', 'contracta', 'se contracter', 'past 3sg'],
  ['de', 'bezahlte', 'bezahlen', 'past'],
  ['de', 'gekauft', 'kaufen', 'participle'],
  ['pt', 'pediu', 'pedir', 'past 3sg'],
  ['it', 'dimenticò', 'dimenticare', 'past 3sg'],
  ['sl', 'slišala', 'slišati', 'participle'],
  ['sl', 'delajo', 'delati', 'present 3pl'],
  ['en', 'carries', 'carry', 'present 3sg'],
  ['en', 'stopped', 'stop', 'past-or-participle'],
  ['en', 'baking', 'bake', 'gerund'],
])('%s: %s', (language, form, base, expected) => {
  expect(tell(language, form, base)).toBe(expected);
});

test('what could be several forms is left unsaid', () => {
  expect(tell('es', 'hablamos', 'hablar')).toBeUndefined();
  expect(tell('de', 'bewegt', 'bewegen')).toBeUndefined();
  expect(tell('it', 'dai', 'dare')).toBeUndefined();
  expect(tell('fr', 'mange', 'manger', 'il faut que je ')).toBeUndefined();
  expect(tell('fr', 'mange', 'manger', 'le renard ')).toBe('present');
});

test('where a clause begins, it may be a command', () => {
  expect(tell('es', 'tapa', 'tapar', 'Después, ')).toBeUndefined();
  expect(tell('es', 'tapa', 'tapar', 'Ella ')).toBe('present 3sg');
});
