import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  ...['a', 'the'].map((word) => conceptOf(`${word}/determiner`, { en: [word] })),
  conceptOf('salary/noun', { en: ['pay'] }),
  conceptOf('pay/verb', { en: ['pay'] }),
  conceptOf('lie/verb', { en: ['lay'] }),
  conceptOf('put-flat/verb', { en: ['lay'] }),
  conceptOf('please/interjection', { en: ['please'] }),
  conceptOf('gladden/verb', { en: ['please'] }),
  conceptOf('third/adjective', { en: ['third'] }),
  conceptOf('third-part/noun', { en: ['third'] }),
  conceptOf('as/conjunction', { en: ['as'] }),
  conceptOf('as-when-because-en/conjunction', { en: ['as'] }),
  conceptOf('climb/verb', { en: ['climb'] }),
  conceptOf('do/verb', { en: ['do [did, done]'] }),
  conceptOf('smile/verb', { en: ['smile'] }),
  conceptOf('look/verb', { en: ['look'] }),
]);

test.each([
  ['They want better pay', 'pay', 'salary/noun'],
  ['They pay for it', 'pay', 'pay/verb'],
  ['The letter lay unopened', 'lay', 'lie/verb'],
  ['Could you please look', 'please', 'please/interjection'],
  ['Prices fell by a third', 'third', 'third-part/noun'],
  ['The third letter', 'third', 'third/adjective'],
  ['They smile as they climb', 'as', 'as-when-because-en/conjunction'],
  ['They smile as they did', 'as', 'as/conjunction'],
])('the place of a word shows its meaning: %s', (sentence, word, conceptId) => {
  expect(annotate({ en: sentence }, lexicon).en?.find(({ text }) => text === word)?.ownConceptId).toBe(conceptId);
});
