import { expect, test } from 'vitest';
import { defineDerived } from './define-derived.ts';

const adverbOf = (word: string) => defineDerived('-o', { word } as Parameters<typeof defineDerived>[1], 'en')?.word;

test('A Slovenian adverb has the English adverb of its adjective', () => {
  expect(adverbOf('happy')).toBe('happily');
  expect(adverbOf('determined')).toBe('determinedly');
});

test('Participles and nouns have no adverb', () => {
  expect(adverbOf('prescribed')).toBe('prescribed');
  expect(adverbOf('known')).toBe('known');
  expect(adverbOf('world')).toBe('world');
});

test('The suffix shows the English meaning of a Slovenian derivation', () => {
  const meaningOf = (suffix: string, word: string) =>
    defineDerived(suffix, { word } as Parameters<typeof defineDerived>[1], 'en')?.word;
  expect(meaningOf('-ček', 'grandson')).toBe('little grandson');
  expect(meaningOf('-ota', 'deaf')).toBe('being deaf');
  expect(meaningOf('-alen', 'swim')).toBe('swimming');
  expect(meaningOf('-arstvo', 'archer')).toBe('activity of an archer');
});
