import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  ...['the', 'a', 'us'].map((word) => conceptOf(`${word}/determiner`, { en: [word] })),
  ...['help', 'meeting', 'shop', 'talk', 'car'].map((word) => conceptOf(`${word}/noun`, { en: [word] })),
  conceptOf('promise/verb', { en: ['promise'] }),
  conceptOf('promise-to-do/verb', { en: ['promise to'] }),
  conceptOf('help/verb', { en: ['help'] }),
  conceptOf('set-up-found/verb', { en: ['set … up'] }),
  conceptOf('establish-set-up-en/verb', { en: ['set … up'] }),
  conceptOf('break-down/verb', { en: ['break down'] }),
  conceptOf('collapse-break-down-en/verb', { en: ['break down'] }),
]);

test.each([
  ['They promised to help', 'promised', 'promise-to-do/verb'],
  ['It was promised to us', 'promised', 'promise/verb'],
  ['They set up a shop', 'set', 'set-up-found/verb'],
  ['They set up a meeting', 'set', 'establish-set-up-en/verb'],
  ['The cars break down', 'break', 'break-down/verb'],
  ['The talks break down', 'break', 'collapse-break-down-en/verb'],
])('finds the meaning of a phrase by the words nearby: %s', (sentence, text, concept) => {
  expect(annotate({ en: sentence }, lexicon).en?.find((word) => word.text === text)?.conceptId).toBe(concept);
});
