import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  ...['a', 'the', 'his'].map((word) => conceptOf(`${word}/determiner`, { en: [word] })),
  conceptOf('get-obtain/verb', { en: ['got'] }),
  conceptOf('receive/verb', { en: ['got'] }),
  conceptOf('get-move/verb', { en: ['got'] }),
  conceptOf('make/verb', { en: ['made'] }),
  conceptOf('make-a-decision-choice/verb', { en: ['made'] }),
  conceptOf('keep/verb', { en: ['keep'] }),
  conceptOf('keep-in-place/verb', { en: ['keep'] }),
  conceptOf('for/preposition', { en: ['for'] }),
  conceptOf('for-in-return/preposition', { en: ['for'] }),
  conceptOf('concern/verb', { en: ['concern'] }),
  conceptOf('concern-worry/noun', { en: ['concern'] }),
  conceptOf('wholesale/noun', { en: ['wholesale'] }),
  conceptOf('wholesale-trade/adjective', { en: ['wholesale'] }),
]);

test.each([
  ['They got a letter', 'got', 'receive/verb'],
  ['They got a boat', 'got', 'get-obtain/verb'],
  ['They got the boat into the water', 'got', 'get-move/verb'],
  ['She made a hard choice', 'made', 'make-a-decision-choice/verb'],
  ['She made a chair', 'made', 'make/verb'],
  ['Keep the cats out of the room', 'Keep', 'keep-in-place/verb'],
  ['We are grateful for the rain', 'for', 'for-in-return/preposition'],
  ['A letter for the mayor', 'for', 'for/preposition'],
  ['Fear and concern among farmers', 'concern', 'concern-worry/noun'],
  ['The wholesale price rose', 'wholesale', 'wholesale-trade/adjective'],
])('%s: %s', (sentence, word, conceptId) => {
  expect(annotate({ en: sentence }, lexicon).en?.find(({ text }) => text === word)?.ownConceptId).toBe(conceptId);
});
