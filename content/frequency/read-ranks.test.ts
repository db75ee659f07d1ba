import { expect, test } from 'vitest';
import { languages } from '../../domain/language.ts';
import { readRanks } from './read-ranks.ts';

// Slovenian has fewer than 20,000: the source lists 50,000 word forms per language, and a Slovenian word has many forms.
test.each(languages)('%s has about 20,000 base forms, each once', (language) => {
  const ranks = readRanks(language);
  expect(ranks.length).toBeGreaterThan(19_000);
  expect(new Set(ranks.map(({ base, partOfSpeech }) => `${base} ${partOfSpeech}`)).size).toBe(ranks.length);
});

test('the most frequent words come first', () => {
  const first = (language: 'es' | 'de') =>
    readRanks(language)
      .slice(0, 60)
      .map(({ base }) => base);
  expect(first('es')).toEqual(expect.arrayContaining(['el', 'ser', 'no', 'tener', 'hacer']));
  expect(first('de')).toEqual(expect.arrayContaining(['ich', 'sein', 'nicht', 'und', 'haben']));
});
