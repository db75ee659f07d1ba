import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../language.ts';
import { splitParagraphs } from '../split-paragraphs.ts';
import { splitWords } from '../split-words.ts';
import { splitSentences } from './split-sentences.ts';

const language = fc.constantFrom(...languages);
// Realistic random text: words, stops, quotes and white space in any order.
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '. ',
        '! ',
        '? ',
        '… ',
        ' ',
        '\n',
        '\n\n',
        '«',
        '»',
        '„',
        '“',
        '”',
        '’',
        '(',
        ')',
        '– ',
        '3. ',
        'Dr. ',
        'l’',
        '-',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));
const withoutSpaces = (value: string) => value.replaceAll(/\s+/gu, '');

test('sentences keep every character of their paragraph but the white space between them', () => {
  fc.assert(
    fc.property(text, language, (paragraph, spoken) => {
      expect(withoutSpaces(splitSentences(paragraph, spoken).join(''))).toBe(withoutSpaces(paragraph));
    }),
  );
});

test('paragraphs keep every character of their text but the white space', () => {
  fc.assert(
    fc.property(text, (whole) => {
      expect(withoutSpaces(splitParagraphs(whole).join(''))).toBe(withoutSpaces(whole));
    }),
  );
});

test('words are at their offsets, in order', () => {
  fc.assert(
    fc.property(text, language, (sentence, spoken) => {
      let end = 0;
      for (const word of splitWords(sentence, spoken)) {
        expect(sentence.slice(word.start, word.end)).toBe(word.text);
        expect(word.start).toBeGreaterThanOrEqual(end);
        end = word.end;
      }
    }),
  );
});
