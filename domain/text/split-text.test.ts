import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitText } from './split-text.ts';

test('splits a text into paragraphs of sentences', () => {
  expect(splitText('One. Two!\n\nThree?', 'en')).toEqual([['One.', 'Two!'], ['Three?']]);
});

test('splits a very long sentence at commas, then at spaces, then anywhere', () => {
  const withCommas = splitText('the fox ran over the hill, '.repeat(1500), 'en').flat();
  expect(withCommas.slice(0, -1).every((part) => part.length <= 600 && part.endsWith(','))).toBe(true);
  const withSpaces = splitText('fox '.repeat(10_000), 'en').flat();
  expect(withSpaces.every((part) => part.length <= 600 && /^fox( fox)*$/.test(part))).toBe(true);
  const solid = splitText('🦊'.repeat(20_000), 'en').flat();
  expect(solid.every((part) => part.length <= 600 && /^(?:🦊)+$/u.test(part))).toBe(true);
});

test('keeps every letter of any text', () => {
  const letters = (text: string) => text.replaceAll(/\s+/gu, '');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), (text) => {
      expect(letters(splitText(text, 'en').flat().join(' '))).toBe(letters(text));
    }),
    { numRuns: 100 },
  );
});
