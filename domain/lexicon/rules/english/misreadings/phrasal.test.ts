import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('live-on-continue/verb', { en: ['live on'] }),
  conceptOf('come-by/verb', { en: ['come by'] }),
  conceptOf('look-out/verb', { en: ['look out'] }),
  conceptOf('make-it/verb', { en: ['make it'] }),
  conceptOf('be-right/verb', { en: ['be right'] }),
  conceptOf('all-that/expression', { en: ['all that'] }),
  conceptOf('one-day/adverb', { en: ['one day'] }),
  conceptOf('used-to/verb', { en: ['used to'] }),
  conceptOf('laugh-at/verb', { en: ['laugh at'] }),
  conceptOf('got-it/expression', { en: ['got it'] }),
  conceptOf('cut/verb', { en: ['cut'] }),
  conceptOf('be/verb', { en: ['be'] }),
  conceptOf('stuff/noun', { en: ['stuff'] }),
  conceptOf('floor/noun', { en: ['floor'] }),
]);

const expressions = (sentence: string) =>
  (annotate({ en: sentence }, lexicon).en ?? []).flatMap(({ expressionBase }) => expressionBase ?? []);

test.each([
  ['His name lives on', 'She lives on the second floor'],
  ['They came by yesterday', 'They came by bus'],
  ['You must look out', 'He looked out of the window'],
  ['We made it', 'They make it into a film'],
  ['You are right', 'It is right next to the bank'],
  ['All that I want', 'All that stuff'],
  ['One day he left', 'That is only one day of the year'],
  ['They used to cut wood', 'It is used to cut wood'],
  ['They laughed at him', 'They laughed at jokes'],
  ['Got it', 'I got it fixed'],
])('an English phrase is meant in the first sentence only: %s %s', (meant, misread) => {
  expect(expressions(meant)).not.toEqual([]);
  expect(expressions(misread)).toEqual([]);
});
