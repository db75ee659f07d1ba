import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('as-you-know/expression', { en: ['you know'] }),
  conceptOf('that/determiner', { en: ['that'] }),
  conceptOf('somehow/adverb', { en: ['sort of'] }),
  conceptOf('with-everything/expression', { en: ['and all'] }),
  conceptOf('thing/noun', { en: ['thing'] }),
  conceptOf('even-more/adverb', { en: ['all the'] }),
]);

const expressions = (sentence: string) =>
  (annotate({ en: sentence }, lexicon).en ?? []).flatMap(({ expressionBase }) => expressionBase ?? []);

test.each([
  ['It was late, you know.', 'You know that she left.'],
  ['I sort of like it.', 'I like this sort of thing.'],
  ['He came with the dog and all.', 'They left and all others too.'],
  ['All the better.', 'All the things.'],
])('An English expression is meant in the first sentence only: %s %s', (meant, misread) => {
  expect(expressions(meant)).not.toEqual([]);
  expect(expressions(misread)).toEqual([]);
});
