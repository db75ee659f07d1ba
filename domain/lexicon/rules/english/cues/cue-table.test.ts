import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('trial-court/noun', { en: ['trial'] }),
  conceptOf('test/noun', { en: ['trial'] }),
  conceptOf('plant/noun', { en: ['plant'] }),
  conceptOf('factory/noun', { en: ['plant'] }),
  conceptOf('mean-unkind/adjective', { en: ['mean'] }),
  conceptOf('mean-average/adjective', { en: ['mean'] }),
  conceptOf('however/adverb', { en: ['though'] }),
  conceptOf('although/conjunction', { en: ['though'] }),
  conceptOf('follow/verb', { en: ['follow'] }),
  conceptOf('following-after/preposition', { en: ['following'] }),
  conceptOf('even/adverb', { en: ['even'] }),
  conceptOf('even-still-more/adverb', { en: ['even'] }),
  conceptOf('keep/verb', { en: ['keep'] }),
  conceptOf('keep-state/verb', { en: ['keep'] }),
  conceptOf('clean/adjective', { en: ['clean'] }),
  conceptOf('demand/noun', { en: ['demand'] }),
  conceptOf('demand/verb', { en: ['demand'] }),
  conceptOf('love/noun', { en: ['love'] }),
  conceptOf('love/verb', { en: ['love'] }),
  conceptOf('museum/noun', { en: ['museum'] }),
  conceptOf('house/noun', { en: ['house'] }),
  conceptOf('house/verb', { en: ['house'] }),
  conceptOf('the/determiner', { en: ['the'] }),
]);

const meaning = (sentence: string, word: string) =>
  annotate({ en: sentence }, lexicon).en?.find(({ text }) => text === word)?.ownConceptId;

test.each([
  ['A free trial', 'trial', 'test/noun'],
  ['The steel workers left the plant', 'plant', 'factory/noun'],
  ['The mean temperature', 'mean', 'mean-average/adjective'],
  ['That was mean', 'mean', 'mean-unkind/adjective'],
  ['Though small, it is nice', 'Though', 'although/conjunction'],
  ['It is nice, though', 'though', 'however/adverb'],
  ['Following the attack, he fled', 'Following', 'following-after/preposition'],
  ['He was following the car', 'following', 'follow/verb'],
  ['It is even better', 'even', 'even-still-more/adverb'],
  ['He did not even call', 'even', 'even/adverb'],
  ['They keep it clean', 'keep', 'keep-state/verb'],
  ['They keep it', 'keep', 'keep/verb'],
])('the words around an English word show its sense: %s', (sentence, word, conceptId) => {
  expect(meaning(sentence, word)).toBe(conceptId);
});

test.each([
  ['Due to demand, it is closed', 'demand', 'demand/noun'],
  ['They want to demand it', 'demand', 'demand/verb'],
  ['Love is blind', 'Love', 'love/noun'],
  ['The museum houses the painting', 'houses', 'house/verb'],
])('the place of an English word shows whether it is a noun or a verb: %s', (sentence, word, conceptId) => {
  expect(meaning(sentence, word)).toBe(conceptId);
});
