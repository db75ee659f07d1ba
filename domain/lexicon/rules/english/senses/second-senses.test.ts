import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('bother-disturb/verb', { en: ['bother'] }),
  conceptOf('bother-trouble-oneself/verb', { en: ['bother'] }),
  conceptOf('take/verb', { en: ['take'] }),
  conceptOf('take-time/verb', { en: ['take'] }),
  conceptOf('receive/verb', { en: ['get'] }),
  conceptOf('get-for-somebody/verb', { en: ['get'] }),
  conceptOf('not-either/adverb', { en: ['either'] }),
  conceptOf('either-or/conjunction', { en: ['either'] }),
  conceptOf('either-of-two/determiner', { en: ['either'] }),
  conceptOf('option/noun', { en: ['option'] }),
  conceptOf('word/noun', { en: ['word'] }),
  conceptOf('word-news/noun', { en: ['word'] }),
  conceptOf('way/noun', { en: ['way'] }),
  conceptOf('way-much/adverb', { en: ['way'] }),
  conceptOf('determine/verb', { en: ['determine'] }),
  conceptOf('determined/adjective', { en: ['determined'] }),
  conceptOf('work/noun', { en: ['work'] }),
  conceptOf('work/verb', { en: ['work'] }),
  conceptOf('order-goods/verb', { en: ['order'] }),
  conceptOf('order-in-restaurant/noun', { en: ['order'] }),
  conceptOf('pizza/noun', { en: ['pizza'] }),
  conceptOf('to-infinitive/particle', { en: ['to'] }),
  conceptOf('much-less/expression', { en: ['much less'] }),
  conceptOf('in-all/expression', { en: ['in all'] }),
  conceptOf('bravo/interjection', { en: ['well done'] }),
  conceptOf('make-crafts/verb', { en: ['make things'] }),
  conceptOf('phase/noun', { en: ['phase'] }),
]);

const words = (sentence: string) => annotate({ en: sentence }, lexicon).en ?? [];

test.each([
  ['He never bothers to call', 'bothers', 'bother-trouble-oneself/verb'],
  ['It bothers me', 'bothers', 'bother-disturb/verb'],
  ['How many days will it take', 'take', 'take-time/verb'],
  ['I will take it', 'take', 'take/verb'],
  ['I can get you a ticket', 'get', 'get-for-somebody/verb'],
  ['I get it', 'get', 'receive/verb'],
  ['Either option is fine', 'Either', 'either-of-two/determiner'],
  ['Either he or she knows', 'Either', 'either-or/conjunction'],
  ['He did not come either', 'either', 'not-either/adverb'],
  ['They sent word that he left', 'word', 'word-news/noun'],
  ['I know the word', 'word', 'word/noun'],
  ['It is way up there', 'way', 'way-much/adverb'],
  ['On the way up there', 'way', 'way/noun'],
  ['He is determined to win', 'determined', 'determined/adjective'],
  ['They determined it', 'determined', 'determine/verb'],
])('the words around an English word show its second sense: %s', (sentence, word, conceptId) => {
  expect(words(sentence).find(({ text }) => text === word)?.ownConceptId).toBe(conceptId);
});

test.each([
  ['Work it into the dough', 'Work', 'work/verb'],
  ['Work was hard', 'Work', 'work/noun'],
  ['A pizza place to order from', 'order', 'order-goods/verb'],
  ['My pizza order was late', 'order', 'order-in-restaurant/noun'],
])('an English form that may be a noun is a verb in a command and after “to”: %s', (sentence, word, conceptId) => {
  expect(words(sentence).find(({ text }) => text === word)?.ownConceptId).toBe(conceptId);
});

test.each([
  ['He cannot walk, much less run', 'It is much less steep'],
  ['There were ten in all', 'It works in all phases'],
  ['Well done, Tom', 'A job well done'],
  ['They make things', 'It makes things worse'],
])('an English phrase is meant in the first sentence only: %s %s', (meant, misread) => {
  const expressions = (sentence: string) => words(sentence).flatMap(({ expressionBase }) => expressionBase ?? []);
  expect(expressions(meant)).not.toEqual([]);
  expect(expressions(misread)).toEqual([]);
});
