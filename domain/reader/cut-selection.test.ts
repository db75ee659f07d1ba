import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutSelection } from './cut-selection.ts';
import type { TextOffset } from './definition/definition.ts';

const title = 'Un bain au lac';
const sentences = ['L’eau du lac est froide.', 'Y va-t-il ?', '…'];
const cut = (start: TextOffset, end: TextOffset, texts = sentences) =>
  cutSelection([title, ...texts], { language: 'fr', start, end });
const at = (sentence: number, offset: number): TextOffset => ({ sentence, offset });

test('a part of a word becomes the word, without its elided article', () => {
  expect(cut(at(1, 3), at(1, 4))).toEqual({ text: 'eau', pieces: [{ sentence: 1, start: 2, end: 5 }] });
  expect(cut(at(1, 0), at(1, 1))).toMatchObject({ text: 'L’' });
  expect(cut(at(1, 4), at(1, 7))).toMatchObject({ text: 'eau du' });
});

test('the title is sentence 0', () => {
  expect(cut(at(0, 4), at(0, 5))).toEqual({ text: 'bain', pieces: [{ sentence: 0, start: 3, end: 7 }] });
});

test('punctuation around the words is left out, and so is a sentence without words', () => {
  expect(cut(at(1, 17), at(3, 1))).toEqual({
    text: 'froide Y va-t-il',
    pieces: [
      { sentence: 1, start: 17, end: 23 },
      { sentence: 2, start: 0, end: 9 },
    ],
  });
});

describe('an invalid selection returns the problem and the end that has it', () => {
  test.each([
    ['no word', at(3, 0), at(3, 1), { field: 'end', problem: 'no-word' }],
    ['nothing', at(1, 8), at(1, 8), { field: 'end', problem: 'no-word' }],
    ['beyond the sentence', at(1, 99), at(2, 1), { field: 'start', problem: 'outside' }],
    ['beyond the article', at(1, 0), at(4, 0), { field: 'end', problem: 'no-sentence' }],
    ['backwards', at(2, 4), at(2, 1), { field: 'end', problem: 'reversed' }],
  ])('%s', (_name, start, end, problem) => {
    expect(cut(start, end)).toEqual(problem);
  });

  test('300 characters pass, 301 do not', () => {
    const word = (length: number) => ['a'.repeat(length)];
    expect(cut(at(1, 0), at(1, 300), word(300))).toMatchObject({ pieces: [{ end: 300 }] });
    expect(cut(at(1, 0), at(1, 1), word(301))).toEqual({ field: 'end', problem: 'too-long' });
  });
});

test('cutting a cut selection again changes nothing', () => {
  const place = fc.record({ sentence: fc.integer({ min: 1, max: 2 }), offset: fc.integer({ min: 0, max: 24 }) });
  fc.assert(
    fc.property(place, place, (start, end) => {
      const once = cut(start, end);
      if ('problem' in once) return;
      const [first, last] = [once.pieces[0], once.pieces.at(-1)];
      if (!first || !last) throw new Error('A cut has a piece.');
      expect(cut(at(first.sentence, first.start), at(last.sentence, last.end))).toEqual(once);
    }),
  );
});
