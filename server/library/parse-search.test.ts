import { expect, test } from 'vitest';
import { parseSearch, toTextQuery } from './parse-search.ts';

test('parses words, phrases and excluded words', () => {
  expect(parseSearch('pan "masa madre" -horno')).toEqual([
    { text: 'pan', kind: 'word' },
    { text: 'masa madre', kind: 'phrase' },
    { text: 'horno', kind: 'excluded' },
  ]);
});

test('a hyphen inside a word does not exclude it, and a closing quote may be missing', () => {
  expect(parseSearch('sous-marin "deux mots')).toEqual([
    { text: 'sous-marin', kind: 'word' },
    { text: 'deux mots', kind: 'phrase' },
  ]);
});

test('only letters, digits and hyphens reach the database', () => {
  expect(parseSearch(`l’eau' \\ & | ! ( ) :* <b> "" - ''`)).toEqual([
    { text: 'l eau', kind: 'word' },
    { text: 'b', kind: 'word' },
  ]);
});

test('the last word is also searched as a prefix, unless it is quoted or excluded', () => {
  expect(toTextQuery(parseSearch('pan lev'), 'es')).toEqual({
    finished: "'pan'",
    unfinished: "'lev'",
    prefix: "'lev':*",
  });
  expect(toTextQuery(parseSearch('pan "lev"'), 'es')).toMatchObject({ finished: "'pan' & 'lev'", prefix: '' });
  expect(toTextQuery(parseSearch('pan -lev'), 'es')).toMatchObject({ finished: "'pan' & !'lev'", prefix: '' });
});

test('the last word of a complete query is no prefix', () => {
  expect(toTextQuery(parseSearch('pan lev'), 'es', { isComplete: true })).toEqual({
    finished: "'pan' & 'lev'",
    unfinished: '',
    prefix: '',
  });
});

test('a Slovenian word also matches forms with another ending', () => {
  expect(toTextQuery(parseSearch('nočne kruhom -soli x'), 'sl').finished).toBe(
    "('nočne' | 'nočn':*) & ('kruhom' | 'kruh':*) & !'soli' & 'x'",
  );
});
