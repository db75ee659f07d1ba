import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('leave/verb', { en: ['leave'] }),
  conceptOf('leave-go-en/verb', { en: ['leave'] }),
  conceptOf('leave-in-state/verb', { en: ['leave'] }),
  conceptOf('hear/verb', { en: ['hear'] }),
  conceptOf('hearing-court/noun', { en: ['hearing'] }),
  conceptOf('share-part/noun', { en: ['share'] }),
  conceptOf('share-stock/noun', { en: ['share'] }),
  conceptOf('drug/noun', { en: ['drug'] }),
  conceptOf('medicine/noun', { en: ['drug'] }),
  conceptOf('dark/noun', { en: ['dark'] }),
  conceptOf('dark-adjective/adjective', { en: ['dark'] }),
  conceptOf('house/noun', { en: ['house'] }),
  conceptOf('light/noun', { en: ['light'] }),
  conceptOf('news/noun', { en: ['news'] }),
  conceptOf('rain/noun', { en: ['rain'] }),
  conceptOf('turn-on-device/verb', { en: ['turn … on'] }),
  conceptOf('sexually-arouse/verb', { en: ['turn … on'] }),
  conceptOf('that/determiner', { en: ['that'] }),
  conceptOf('that-conjunction/conjunction', { en: ['that'] }),
  conceptOf('happen/verb', { en: ['happen'] }),
  conceptOf('next/adjective', { en: ['next'] }),
  conceptOf('next-after-that/adverb', { en: ['next'] }),
  conceptOf('succeed/verb', { en: ['succeed'] }),
  conceptOf('succeed-in-office/verb', { en: ['succeed'] }),
  conceptOf('fall/verb', { en: ['fall'] }),
  conceptOf('grow/verb', { en: ['grow'] }),
  conceptOf('grow-up/verb', { en: ['grow up'] }),
  conceptOf('keep-looking/verb', { en: ['keep looking'] }),
  conceptOf('shares-listed/verb', { en: ['be listed'] }),
]);

const words = (sentence: string) => annotate({ en: sentence }, lexicon).en ?? [];

test.each([
  ['The guests were leaving', 'leaving', 'leave-go-en/verb'],
  ['They were leaving the house', 'leaving', 'leave/verb'],
  ['The fire left two families homeless', 'left', 'leave-in-state/verb'],
  ['After a court hearing', 'hearing', 'hearing-court/noun'],
  ['After hearing the news', 'hearing', 'hear/verb'],
  ['Shares fell', 'Shares', 'share-stock/noun'],
  ['The drug helps patients', 'drug', 'medicine/noun'],
  ['He sat in the dark', 'dark', 'dark/noun'],
  ['The report found that rain falls', 'that', 'that-conjunction/conjunction'],
  ['He found that house', 'that', 'that/determiner'],
  ['The guests grow up to be singers', 'grow', 'grow-up/verb'],
  ['The house grows up to two metres', 'grows', 'grow/verb'],
  ['What happens next is news', 'next', 'next-after-that/adverb'],
  ['The next house', 'next', 'next/adjective'],
  ['The king was succeeded by her', 'succeeded', 'succeed-in-office/verb'],
  ['She turned on the light', 'turned', 'turn-on-device/verb'],
])('chooses the sense of a common word from its sentence: %s', (sentence, text, concept) => {
  expect(words(sentence).find((word) => word.text === text)?.conceptId).toBe(concept);
});

test.each([
  ['They kept looking', 'They kept looking at the house'],
  ['The shares are listed on the exchange', 'It is listed as rare'],
])('a phrase is meant in the first sentence only: %s %s', (meant, misread) => {
  const expressions = (sentence: string) => words(sentence).flatMap(({ expressionBase }) => expressionBase ?? []);
  expect(expressions(meant)).not.toEqual([]);
  expect(expressions(misread)).toEqual([]);
});
