import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('program/noun', { en: ['program'] }),
  conceptOf('programme/noun', { en: ['program'] }),
  conceptOf('play-game/verb', { en: ['play'] }),
  conceptOf('play-music/verb', { en: ['play'] }),
  conceptOf('cool/adjective', { en: ['cool'] }),
  conceptOf('cool-great/adjective', { en: ['cool'] }),
  conceptOf('official-civil-servant/noun', { en: ['official'] }),
  conceptOf('official/adjective', { en: ['official'] }),
  conceptOf('causative-agent/noun', { en: ['cause'] }),
  conceptOf('because-informal/conjunction', { en: ['cause'] }),
  conceptOf('thanks/noun', { en: ['thanks'] }),
  conceptOf('thank-you/interjection', { en: ['thanks'] }),
  conceptOf('speech/noun', { en: ['speech'] }),
  conceptOf('piano/noun', { en: ['piano'] }),
  conceptOf('no-way/expression', { en: ['no way'] }),
  conceptOf('isn-t-it/expression', { en: ['isn’t it'] }),
  conceptOf('in-order-regular/expression', { en: ['in order'] }),
]);

const words = (sentence: string) => annotate({ en: sentence }, lexicon).en ?? [];

test.each([
  ['A nuclear program', 'program', 'programme/noun'],
  ['Install the computer program', 'program', 'program/noun'],
  ['I play the piano', 'play', 'play-music/verb'],
  ['A cool band', 'cool', 'cool-great/adjective'],
  ['A cool breeze', 'cool', 'cool/adjective'],
  ['His first official speech', 'official', 'official/adjective'],
  ['An official said so', 'official', 'official-civil-servant/noun'],
  ['I left cause I was tired', 'cause', 'because-informal/conjunction'],
  ['The cause of the fire', 'cause', 'causative-agent/noun'],
  ['Thanks again', 'Thanks', 'thank-you/interjection'],
])('the words around an English word decide its meaning: %s', (sentence, word, conceptId) => {
  expect(words(sentence).find(({ text }) => text === word)?.ownConceptId).toBe(conceptId);
});

test.each([
  ['No way', 'There was no way to get home'],
  ['It is nice, isn’t it', 'Isn’t it nice'],
  ['The papers are in order', 'In order for us to leave'],
])('an English set phrase is meant in the first sentence only: %s, %s', (meant, misread) => {
  expect(words(meant).flatMap(({ expressionBase }) => expressionBase ?? [])).not.toEqual([]);
  expect(words(misread).flatMap(({ expressionBase }) => expressionBase ?? [])).toEqual([]);
});
