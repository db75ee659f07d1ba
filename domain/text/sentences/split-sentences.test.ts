import { describe, expect, test } from 'vitest';
import { cpuMilliseconds } from '../../../tests/support/cpu-milliseconds.ts';
import { languages } from '../../language.ts';
import { sentenceCases } from './split-sentences.cases.ts';
import { splitSentences } from './split-sentences.ts';

describe('splitSentences', () => {
  test.each(sentenceCases)('finds the sentences in $language: $sentences', ({ language, sentences }) => {
    expect(splitSentences(sentences.join(' '), language)).toEqual(sentences);
  });

  test.each(languages)('has at least 40 difficult test cases in %s', (language) => {
    expect(sentenceCases.filter((sentenceCase) => sentenceCase.language === language).length).toBeGreaterThanOrEqual(
      40,
    );
  });

  test.each(languages)('keeps every character in %s', (language) => {
    const paragraph = '  «Ah!»  he\u00a0said … (Yes. No.)\tDr. X. is 3. 5.\n1. “So?” – ¿Qué? 👩‍👩‍👧 …  ';
    let position = 0;
    for (const sentence of splitSentences(paragraph, language)) {
      const start = paragraph.indexOf(sentence, position);
      expect(paragraph.slice(position, start).trim()).toBe('');
      position = start + sentence.length;
    }
    expect(paragraph.slice(position).trim()).toBe('');
  });

  test('finds no sentence in empty text', () => {
    expect(splitSentences('', 'en')).toEqual([]);
    expect(splitSentences(' \n\t ', 'en')).toEqual([]);
  });

  test('treats a headline without a full stop as a sentence', () => {
    expect(splitSentences('Fox seen in the city centre', 'en')).toEqual(['Fox seen in the city centre']);
  });

  test('treats a text of only punctuation as one sentence', () => {
    expect(splitSentences('?!', 'en')).toEqual(['?!']);
    expect(splitSentences('… … …', 'sl')).toEqual(['… … …']);
  });

  test('keeps an emoji and a footnote number with the sentence they follow', () => {
    expect(splitSentences('Great! 🎉 Next one. [12] Done.', 'en')).toEqual(['Great! 🎉', 'Next one. [12]', 'Done.']);
  });

  test('ignores an unclosed bracket', () => {
    expect(splitSentences('He came (at last. Then he left. She stayed.', 'en')).toHaveLength(3);
  });

  const longText = 1_000_000;
  test.each([
    ['prose', 'Dr. Fox (a friend of J. R. Hare. Yes.) ran at 6 a.m. “Is it far?” she asked. No. 5 is 3.5 km away... '],
    ['prose with č', 'Rojen je bil 5. februarja 1990 v Črnomlju. »Kam greš?« je vprašal g. Žnidaršič, npr. ob 14.30. '],
    ['words without a full stop', 'beseda č '],
    ['ellipses', '……'],
    ['spaced full stops', '. '],
    ['closing brackets', ')))'],
    ['opening brackets', '((('],
    ['footnotes', '. [1] '],
    ['letters', 'č'],
  ])('splits a million characters of %s in under a second', (_, text) => {
    const paragraph = text.repeat(Math.ceil(longText / text.length)).slice(0, longText);
    expect(cpuMilliseconds(() => void splitSentences(paragraph, 'sl'))).toBeLessThan(1000);
  });
});
