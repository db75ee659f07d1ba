import { describe, expect, test } from 'vitest';
import { cpuMilliseconds } from '../../tests/support/cpu-milliseconds.ts';
import { splitParagraphs } from './split-paragraphs.ts';

describe('splitParagraphs', () => {
  test('splits at every blank line, with any kind of newline', () => {
    expect(splitParagraphs('One\r\n\r\nTwo\n \t\n\n  Three \r\rFour\u2028\u2028Five')).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
      'Five',
    ]);
  });

  test('finds no paragraph in empty text', () => {
    expect(splitParagraphs('')).toEqual([]);
    expect(splitParagraphs(' \n\n \n')).toEqual([]);
  });

  test('splits at a single newline after a complete line', () => {
    const first = 'The fox went to the market and bought a basket of the finest pears.';
    expect(splitParagraphs(`${first}\nThen it went home.`)).toEqual([first, 'Then it went home.']);
  });

  test('separates a headline from the text below it', () => {
    expect(splitParagraphs('Chapter One\nIt was a dark night.')).toEqual(['Chapter One', 'It was a dark night.']);
  });

  test('joins hard-wrapped lines', () => {
    const wrapped = [
      'The fox went to the market and bought a basket of the finest',
      'pears that anybody had ever seen in the whole of the valley.',
      'Then it walked all the way home along the river, singing an',
      'old song.',
    ];
    expect(splitParagraphs(wrapped.join('\n'))).toEqual([wrapped.join(' ')]);
  });

  test('joins a hard-wrapped line that starts with a date', () => {
    const wrapped = [
      'Der Fuchs ging auf den Markt und kaufte einen Korb mit Birnen am',
      '3. Mai und ging dann wieder nach Hause.',
    ];
    expect(splitParagraphs(wrapped.join('\n'))).toEqual([wrapped.join(' ')]);
  });

  test('ends a paragraph of a hard-wrapped text at a short line', () => {
    const wrapped = [
      'The fox went to the market and bought a basket of the finest',
      'pears in the valley.',
      'Then it walked all the way home along the river, singing an',
      'old song.',
    ];
    expect(splitParagraphs(wrapped.join('\n'))).toHaveLength(2);
  });

  test('splits list items and lines of dialogue', () => {
    expect(splitParagraphs('You need:\n- rice\n- water\n1. Wash it.\n2) Boil it.')).toHaveLength(5);
    expect(splitParagraphs('— ¿Adónde vas?\n— A casa.')).toEqual(['— ¿Adónde vas?', '— A casa.']);
  });

  test('splits the lines of a poem', () => {
    expect(splitParagraphs('Tiger Tiger, burning bright,\nIn the forests of the night')).toHaveLength(2);
  });

  test.each(['word ', 'word.\n', '\n', ' \n', '\n ', 'a\nb\n\n'])(
    'splits a million characters of %j in under a second',
    (text) => {
      expect(cpuMilliseconds(() => void splitParagraphs(text.repeat(Math.ceil(1_000_000 / text.length))))).toBeLessThan(
        1000,
      );
    },
  );
});
