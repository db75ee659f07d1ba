import { describe, expect, test } from 'vitest';
import { languages } from '../../domain/language.ts';
import { normaliseForm } from '../../domain/lexicon/forms/normalise-form.ts';
import { readRanks } from '../frequency/read-ranks.ts';
import { readInventedWords } from './read-invented-words.ts';

// content/checks/invented-words.ts also compares the invented words with the forms of the lexicon.
describe.each(languages)('the invented words of %s', (language) => {
  const words = readInventedWords(language);

  test('are about 150 different words', () => {
    expect(words.length).toBeGreaterThanOrEqual(140);
    expect(new Set(words.map(normaliseForm)).size).toBe(words.length);
  });

  test('are not in the frequency list', () => {
    const ranked = new Set(readRanks(language).map(({ base }) => normaliseForm(base)));
    expect(words.filter((word) => ranked.has(normaliseForm(word)))).toEqual([]);
  });
});
