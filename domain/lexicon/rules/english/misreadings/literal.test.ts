import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  ...['a', 'the'].map((word) => conceptOf(`${word}/determiner`, { en: [word] })),
  ...['work', 'level', 'room', 'reason', 'house', 'word', 'door', 'staff', 'bomb', 'alarm'].map((word) =>
    conceptOf(`${word}/noun`, { en: [word] }),
  ),
  conceptOf('all/determiner', { en: ['all'] }),
  conceptOf('after-all/expression', { en: ['after all'] }),
  conceptOf('at-all/adverb', { en: ['at all'] }),
  conceptOf('dark/adjective', { en: ['dark'] }),
  conceptOf('in-the-dark/expression', { en: ['in the dark'] }),
  conceptOf('good/adjective', { en: ['good'] }),
  conceptOf('for-good/adverb', { en: ['for good'] }),
  conceptOf('far/adverb', { en: ['far'] }),
  conceptOf('so-far/expression', { en: ['so far'] }),
  conceptOf('get/verb', { en: ['get'] }),
  conceptOf('get-into-trouble/verb', { en: ['get into'] }),
  conceptOf('get-into-enter-en/expression', { en: ['get* into'] }),
  conceptOf('look/verb', { en: ['look'] }),
  conceptOf('look-up/verb', { en: ['look up'] }),
  conceptOf('look-up-word/verb', { en: ['look … up'] }),
  conceptOf('run/verb', { en: ['run'] }),
  conceptOf('run-out-of/verb', { en: ['run out of'] }),
  conceptOf('go-off-alarm/verb', { en: ['go off'] }),
  conceptOf('go-off-explode-en/expression', { en: ['go* off'] }),
]);

test.each([
  ['After all the work they left', 'all', 'all/determiner'],
  ['They left after all', 'all', 'after-all/expression'],
  ['The staff at all levels left', 'all', 'all/determiner'],
  ['The staff did not work at all', 'all', 'at-all/adverb'],
  ['They left in the dark room', 'dark', 'dark/adjective'],
  ['They left in the dark', 'dark', 'in-the-dark/expression'],
  ['They left for good reasons', 'good', 'good/adjective'],
  ['They left for good', 'good', 'for-good/adverb'],
  ['They are so far away', 'far', 'far/adverb'],
  ['They left so far', 'far', 'so-far/expression'],
  ['They get into the house', 'get', 'get-into-enter-en/expression'],
  ['They get into trouble', 'get', 'get-into-trouble/verb'],
  ['They look up at the house', 'look', 'look-up/verb'],
  ['They look up the word', 'look', 'look-up-word/verb'],
  ['They run out of the house', 'run', 'run/verb'],
  ['They run out of work', 'run', 'run-out-of/verb'],
  ['The bomb can go off', 'go', 'go-off-explode-en/expression'],
  ['The alarm can go off', 'go', 'go-off-alarm/verb'],
])('finds an expression only where it is meant: %s', (sentence, text, concept) => {
  expect(annotate({ en: sentence }, lexicon).en?.find((word) => word.text === text)?.conceptId).toBe(concept);
});
