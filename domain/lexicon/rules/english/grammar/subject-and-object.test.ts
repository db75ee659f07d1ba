import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('love-deeply/verb', { en: ['love'] }),
  conceptOf('love-a-thing/verb', { en: ['love'] }),
  conceptOf('ask/verb', { en: ['ask'] }),
  conceptOf('ask-request/verb', { en: ['ask'] }),
  conceptOf('leave/verb', { en: ['leave'] }),
  conceptOf('leave-behind/verb', { en: ['leave'] }),
  conceptOf('run/verb', { en: ['run'] }),
  conceptOf('run-a-business/verb', { en: ['run'] }),
  conceptOf('work-verb/verb', { en: ['work'] }),
  conceptOf('work-effect/verb', { en: ['work'] }),
  conceptOf('look/verb', { en: ['look'] }),
  conceptOf('look-seem/verb', { en: ['look'] }),
  conceptOf('coming-from-family/adjective', { en: ['born'] }),
  conceptOf('born-in/adjective', { en: ['born'] }),
  conceptOf('because-informal/conjunction', { en: ['cause'] }),
  conceptOf('cause/verb', { en: ['cause'] }),
  conceptOf('rule/noun', { en: ['rule'] }),
  conceptOf('govern/verb', { en: ['rule'] }),
  conceptOf('ruling-governing/adjective', { en: ['governing'] }),
  conceptOf('govern/verb', { en: ['govern'] }),
  conceptOf('bank-money/noun', { en: ['bank'] }),
  conceptOf('bank-river/noun', { en: ['bank'] }),
  conceptOf('grown-crop/adjective', { en: ['produced'] }),
  conceptOf('produce/verb', { en: ['produce'] }),
  ...['garden', 'wife', 'court', 'guest', 'house', 'river', 'party', 'tea', 'family', 'idea'].map((word) =>
    conceptOf(`${word}/noun`, { en: [word] }),
  ),
  ...['small', 'old', 'fake'].map((word) => conceptOf(`${word}/adjective`, { en: [word] })),
  ...['the', 'a', 'my', 'this'].map((word) => conceptOf(`${word}/determiner`, { en: [word] })),
  conceptOf('to-infinitive/particle', { en: ['to'] }),
  conceptOf('stay/verb', { en: ['stay'] }),
  conceptOf('near/preposition', { en: ['near'] }),
  conceptOf('in/preposition', { en: ['in'] }),
]);

test.each([
  ['We loved the garden', 'loved', 'love-a-thing/verb'],
  ['I love it', 'love', 'love-a-thing/verb'],
  ['I love my wife', 'love', 'love-deeply/verb'],
  ['I would ask this court to stay', 'ask', 'ask-request/verb'],
  ['They asked the old guest', 'asked', 'ask/verb'],
  ['That leaves me with two', 'leaves', 'leave-behind/verb'],
  ['She runs a small bank', 'runs', 'run-a-business/verb'],
  ['She runs in the garden', 'runs', 'run/verb'],
  ['My wife works.', 'works', 'work-verb/verb'],
  ['Such behaviour works.', 'works', 'work-effect/verb'],
  ['It looks a little fake', 'looks', 'look-seem/verb'],
  ['Born in May, he left', 'Born', 'born-in/adjective'],
  ['He was born into a small family', 'born', 'coming-from-family/adjective'],
  ['They cause it', 'cause', 'cause/verb'],
  ['I left cause I was late', 'cause', 'because-informal/conjunction'],
  ['They rule it', 'rule', 'govern/verb'],
  ['The governing party stays', 'governing', 'ruling-governing/adjective'],
  ['She runs a bank near the river', 'bank', 'bank-money/noun'],
  ['A house on the bank of the river', 'bank', 'bank-river/noun'],
  ['Tea produced in May', 'produced', 'produce/verb'],
])('%s: %s means %s', (sentence, word, conceptId) => {
  const found = annotate({ en: sentence }, lexicon).en?.find(({ text }) => text === word);
  expect(found?.ownConceptId).toBe(conceptId);
});
