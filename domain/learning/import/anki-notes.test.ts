import { expect, test } from 'vitest';
import { readAnkiNotes } from './anki-notes.ts';

const read = (...lines: string[]) =>
  readAnkiNotes(lines.join('\n'))?.map(({ word, meaning, sentence }) => [word, meaning, sentence]);

test('the first field is the word, the second its meaning, without HTML and audio', () => {
  expect(
    read(
      '#separator:tab',
      '#html:true',
      '<div>la&nbsp;casa</div>[sound:casa.mp3]\thouse<br>home',
      '"¿qué ""tal""?"\thow &quot;are&quot; you &#38; &#x79;ours',
    ),
  ).toEqual([
    ['la casa', 'house home', ''],
    ['¿qué "tal"?', 'how "are" you & yours', ''],
  ]);
});

test('columns for guid, note type, deck and tags are left out', () => {
  const head = [
    '#separator:tab',
    '#html:false',
    '#guid column:1',
    '#notetype column:2',
    '#deck column:3',
    '#tags column:6',
  ];
  expect(read(...head, 'Ab<3\tBasic\tEspañol\tel faro\tlighthouse\tmar noche')).toEqual([
    ['el faro', 'lighthouse', ''],
  ]);
});

test('a word that is marked in a sentence is saved with the sentence', () => {
  expect(
    read(
      '#html:true',
      'El barco <b>cambió</b> de rumbo.\tto change',
      'Una {{c1::luz::light}} también.\t',
      '<b>faro</b>\tlighthouse',
    ),
  ).toEqual([
    ['cambió', 'to change', 'El barco cambió de rumbo.'],
    ['luz', '', 'Una luz también.'],
    ['faro', 'lighthouse', ''],
  ]);
});

test.each([
  ['#separator:Semicolon', 'sol;sun, star'],
  ['#separator:;', 'sol;sun, star'],
  ['\uFEFF#separator:Pipe', 'sol|sun, star'],
])('reads the separator of %s', (head, row) => {
  expect(read(head, row)).toEqual([['sol', 'sun, star', '']]);
});

test('a file of another app is not read', () => {
  expect(readAnkiNotes('term,translation\n#luz,light')).toBeUndefined();
  expect(readAnkiNotes('# words\nluz\tlight')).toBeUndefined();
});

test('hostile text is read in a moment', () => {
  const before = performance.now();
  readAnkiNotes(`#html:true\n${'<b>{{c1::'.repeat(100_000)}\t${'<'.repeat(100_000)}`);
  expect(performance.now() - before).toBeLessThan(1000);
});
