import { expect, test } from 'vitest';
import { choosePause } from './choose-pause.ts';

test.each<[string, string[], string[]]>([
  ['sentences', ['The fox reads.', 'It is late.'], ['sentence', 'paragraph']],
  ['a heading', ['The night market'], ['heading']],
  ['a question alone', ['Why does the sky change colour?'], ['paragraph']],
  ['dialogue with quotes', ['“Come in.”', '“Thank you.”', 'They sat.'], ['dialogue', 'dialogue', 'paragraph']],
  ['dialogue with dashes', ['Llegó.', '—Hola.', '—Adiós.'], ['dialogue', 'dialogue', 'paragraph']],
  ['German quotes', ['Er sagte:', '„Komm.“'], ['dialogue', 'paragraph']],
])('pauses of %s', (_name, paragraph, pauses) => {
  expect(paragraph.map((_, index) => choosePause(paragraph, index))).toEqual(pauses);
});
