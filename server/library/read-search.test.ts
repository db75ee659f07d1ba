import { expect, test } from 'vitest';
import { readSearch, toTextQuery } from './read-search.ts';

test('words, words together and excluded ones are told apart', () => {
  expect(readSearch('pan "masa madre" -horno')).toEqual([
    { text: 'pan', kind: 'word' },
    { text: 'masa madre', kind: 'together' },
    { text: 'horno', kind: 'excluded' },
  ]);
});

test('a hyphen inside a word excludes nothing, and a quotation may be left open', () => {
  expect(readSearch('sous-marin "deux mots')).toEqual([
    { text: 'sous-marin', kind: 'word' },
    { text: 'deux mots', kind: 'together' },
  ]);
});

test('only letters, digits and hyphens reach the database', () => {
  expect(readSearch(`l’eau' \\ & | ! ( ) :* <b> "" - ''`)).toEqual([
    { text: 'l eau', kind: 'word' },
    { text: 'b', kind: 'word' },
  ]);
});

test('the last word may be unfinished, unless it is quoted or excluded', () => {
  expect(toTextQuery(readSearch('pan lev'), 'es')).toEqual({
    finished: "'pan'",
    unfinished: "'lev'",
    beginning: "'lev':*",
  });
  expect(toTextQuery(readSearch('pan "lev"'), 'es')).toMatchObject({ finished: "'pan' & 'lev'", beginning: '' });
  expect(toTextQuery(readSearch('pan -lev'), 'es')).toMatchObject({ finished: "'pan' & !'lev'", beginning: '' });
});

test('a Slovenian word also stands for what differs in its ending', () => {
  expect(toTextQuery(readSearch('nočne kruhom -soli x'), 'sl').finished).toBe(
    "('nočne' | 'nočn':*) & ('kruhom' | 'kruh':*) & !'soli' & 'x'",
  );
});
