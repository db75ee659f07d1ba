import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('loss/noun', { en: ['loss'] }),
  conceptOf('defeat/noun', { en: ['defeat', 'loss'] }),
  conceptOf('free/adjective', { en: ['free'] }),
  conceptOf('free-without-cost/adjective', { en: ['free'] }),
  conceptOf('anything/pronoun', { en: ['anything'] }),
  conceptOf('anything-whatever/pronoun', { en: ['anything'] }),
  conceptOf('make/verb', { en: ['make'] }),
  conceptOf('make-turn-out/verb', { en: ['make'] }),
  conceptOf('find/verb', { en: ['find'] }),
  conceptOf('find-establish/verb', { en: ['find'] }),
  conceptOf('found/verb', { en: ['found'] }),
  conceptOf('rise/verb', { en: ['rise'] }),
  conceptOf('rise-stand-up/verb', { en: ['rise'] }),
  conceptOf('rose/noun', { en: ['rose'] }),
  conceptOf('red/adjective', { en: ['red'] }),
  conceptOf('to/preposition', { en: ['to'] }),
  conceptOf('to-up-to/preposition', { en: ['to'] }),
  conceptOf('teacher/noun', { en: ['teacher'] }),
  conceptOf('price/noun', { en: ['price'] }),
  conceptOf('scientist/noun', { en: ['scientist'] }),
  conceptOf('lie/verb', { en: ['lie'] }),
  conceptOf('consist-in-too/expression', { en: ['lie* in'] }),
]);

const words = (sentence: string) => annotate({ en: sentence }, lexicon).en ?? [];

test.each([
  ['They suffered a loss in the final match', 'loss', 'defeat/noun'],
  ['They reported a loss', 'loss', 'loss/noun'],
  ['Are you free for lunch today', 'free', 'free/adjective'],
  ['They can find anything they need', 'anything', 'anything-whatever/pronoun'],
  ['Did they find anything', 'anything', 'anything/pronoun'],
  ['She would make a good teacher', 'make', 'make-turn-out/verb'],
  ['Scientists found that it works', 'found', 'find-establish/verb'],
  ['She rose from her chair', 'rose', 'rise-stand-up/verb'],
  ['Prices rose', 'rose', 'rise/verb'],
  ['A red rose', 'rose', 'rose/noun'],
  ['It is open Monday to Friday', 'to', 'to-up-to/preposition'],
  ['Welcome to London', 'to', 'to/preposition'],
  ['The answer lies in the past', 'lies', 'consist-in-too/expression'],
  ['The village lies in the north', 'lies', 'lie/verb'],
])('chooses the everyday sense of a word: %s', (sentence, text, concept) => {
  expect(words(sentence).find((word) => word.text === text)?.conceptId).toBe(concept);
});
