import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const senses: Record<string, string[]> = {
  bag: ['bag-shoulder/noun', 'bag/noun'],
  target: ['target/noun', 'target-aim/noun'],
  rule: ['rule/noun', 'rule-of-a-power/noun'],
  round: ['round-of-drinks/noun', 'round-stage/noun'],
  party: ['party-celebration/noun', 'political-party/noun'],
  realise: ['recognise/verb', 'realise/verb'],
  lay: ['lie/verb', 'put-flat/verb'],
  call: ['call-phone/verb', 'convene/verb'],
  large: ['large-majority/adjective', 'big/adjective'],
  early: ['early/adjective', 'early-ahead-of-time/adjective'],
  net: ['net/noun', 'net-without-deductions/adjective'],
  strongly: ['with-strength/adverb', 'strongly-advise/adverb'],
};
const lexicon = createLexicon([
  ...Object.entries(senses).flatMap(([word, ids]) => ids.map((id) => conceptOf(id, { en: [word] }))),
  ...['election', 'profit', 'arrow', 'table', 'guest', 'majority'].map((word) =>
    conceptOf(`${word}/noun`, { en: [word] }),
  ),
  ...['the', 'a', 'an'].map((word) => conceptOf(`${word}/determiner`, { en: [word] })),
]);

test.each([
  ['He took the bag', 'bag', 'bag/noun'],
  ['The target was met', 'target', 'target-aim/noun'],
  ['The arrow hit the target', 'target', 'target/noun'],
  ['Under British rule', 'rule', 'rule-of-a-power/noun'],
  ['The last round of the election', 'round', 'round-stage/noun'],
  ['The party lost the election', 'party', 'political-party/noun'],
  ['They realise it', 'realise', 'realise/verb'],
  ['They lay the table', 'lay', 'put-flat/verb'],
  ['They call an election', 'call', 'convene/verb'],
  ['A large table', 'large', 'big/adjective'],
  ['A large majority', 'large', 'large-majority/adjective'],
  ['An early election', 'early', 'early-ahead-of-time/adjective'],
  ['The net profit', 'net', 'net-without-deductions/adjective'],
  ['We strongly recommend it', 'strongly', 'strongly-advise/adverb'],
])('%s: %s means %s', (sentence, word, conceptId) => {
  const found = annotate({ en: sentence }, lexicon).en?.find(({ text }) => text === word);
  expect(found?.ownConceptId).toBe(conceptId);
});
