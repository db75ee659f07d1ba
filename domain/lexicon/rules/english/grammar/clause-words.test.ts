import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('when/conjunction', { en: ['when'] }),
  conceptOf('when-past/conjunction', { en: ['when'] }),
  conceptOf('when-question/adverb', { en: ['when'] }),
  conceptOf('be/verb', { en: ['be'] }),
  conceptOf('come/verb', { en: ['come'] }),
  conceptOf('rain/verb', { en: ['rain'] }),
  conceptOf('do-auxiliary/verb', { en: ['do'] }),
  conceptOf('so-much/adverb', { en: ['so'] }),
  conceptOf('so-therefore/adverb', { en: ['so'] }),
  conceptOf('easy/adjective', { en: ['easy'] }),
  conceptOf('just/adverb', { en: ['just'] }),
  conceptOf('call/verb', { en: ['call'] }),
  conceptOf('a/determiner', { en: ['a'] }),
  conceptOf('per/preposition', { en: ['a'] }),
  conceptOf('week/noun', { en: ['week'] }),
  conceptOf('of/preposition', { en: ['of'] }),
  conceptOf('of-duration/preposition', { en: ['of'] }),
  conceptOf('wife/noun', { en: ['wife'] }),
  conceptOf('somebody/pronoun', { en: ['somebody', 'anyone'] }),
  conceptOf('anyone-at-all/pronoun', { en: ['anyone'] }),
  conceptOf('like/verb', { en: ['like'] }),
  conceptOf('like/preposition', { en: ['like'] }),
  conceptOf('kind/adjective', { en: ['kind'] }),
  conceptOf('kind-sort/noun', { en: ['kind'] }),
  conceptOf('its/determiner', { en: ['its'] }),
  conceptOf('it-is/pronoun', { en: ['it’s', 'its'] }),
]);

const meaning = (sentence: string, word: string) =>
  annotate({ en: sentence }, lexicon).en?.find(({ text }) => text === word)?.ownConceptId;

test.each([
  ['It was late when they came', 'when', 'when-past/conjunction'],
  ['They stay when it rains', 'when', 'when/conjunction'],
  ['When did they come?', 'When', 'when-question/adverb'],
  ['It was fun, so easy', 'so', 'so-much/adverb'],
  ['So just call', 'So', 'so-therefore/adverb'],
  ['They call twice a week', 'a', 'per/preposition'],
  ['It was a week', 'a', 'a/determiner'],
  ['His wife of 30 years came', 'of', 'of-duration/preposition'],
  ['The end of 30 years', 'of', 'of/preposition'],
  ['We suggest it to anyone', 'anyone', 'anyone-at-all/pronoun'],
  ['We did not give it to anyone', 'anyone', 'somebody/pronoun'],
  ['I especially like soup', 'like', 'like/verb'],
  ['Thanks for the kind words', 'kind', 'kind/adjective'],
  ['One kind of soup', 'kind', 'kind-sort/noun'],
  ['I think its not far', 'its', 'it-is/pronoun'],
  ['It lost its tail', 'its', 'its/determiner'],
])('the clause of an English word shows its meaning: %s', (sentence, word, conceptId) => {
  expect(meaning(sentence, word)).toBe(conceptId);
});
