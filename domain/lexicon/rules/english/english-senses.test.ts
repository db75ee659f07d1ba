import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('few/determiner', { en: ['few'] }),
  conceptOf('few-some/determiner', { en: ['few'] }),
  conceptOf('any/determiner', { en: ['any'] }),
  conceptOf('any-some/determiner', { en: ['any'] }),
  conceptOf('if/conjunction', { en: ['if'] }),
  conceptOf('at/preposition', { en: ['at'] }),
  conceptOf('pretty/adjective', { en: ['pretty'] }),
  conceptOf('quite/adverb', { en: ['quite; pretty'] }),
  conceptOf('good/adjective', { en: ['good'] }),
  conceptOf('review/verb', { en: ['review'] }),
  conceptOf('review/noun', { en: ['review'] }),
  conceptOf('review-by-customer/noun', { en: ['review'] }),
  conceptOf('online/adverb', { en: ['online'] }),
  conceptOf('plant/noun', { en: ['plant'] }),
  conceptOf('factory/noun', { en: ['factory; plant'] }),
  conceptOf('steel/noun', { en: ['steel'] }),
  conceptOf('leave/verb', { en: ['leave'] }),
  conceptOf('leave-message/verb', { en: ['leave'] }),
  conceptOf('food/noun', { en: ['food'] }),
  conceptOf('of-food/adjective', { en: ['food'] }),
  conceptOf('do-not/verb', { en: ['don’t'] }),
  conceptOf('year/noun', { en: ['year'] }),
  conceptOf('old/adjective', { en: ['old'] }),
  conceptOf('wheelchair/noun', { en: ['wheelchair'] }),
  conceptOf('wheel/noun', { en: ['wheel'] }),
  conceptOf('get-at/verb', { en: ['get at'] }),
  conceptOf('who-cares/expression', { en: ['so what'] }),
  conceptOf('walk-around/verb', { en: ['walk around'] }),
  conceptOf('walk/noun', { en: ['walk'] }),
  conceptOf('walk/verb', { en: ['walk'] }),
  conceptOf('that-conjunction/conjunction', { en: ['that'] }),
  conceptOf('who-which/pronoun', { en: ['that'] }),
  conceptOf('fact/noun', { en: ['fact'] }),
  conceptOf('song/noun', { en: ['song'] }),
  conceptOf('he/pronoun', { en: ['he'] }),
  conceptOf('so-therefore/adverb', { en: ['so'] }),
  conceptOf('so-much/adverb', { en: ['so'] }),
  conceptOf('oneself/pronoun', { en: ['oneself; himself'] }),
  conceptOf('self/adjective', { en: ['self; himself'] }),
  conceptOf('king/noun', { en: ['king'] }),
  conceptOf('hurt/verb', { en: ['hurt'] }),
  conceptOf('a-little/adverb', { en: ['a little'] }),
  conceptOf('boy/noun', { en: ['boy'] }),
]);

const words = (sentence: string) => annotate({ en: sentence }, lexicon).en ?? [];
const meaning = (sentence: string, word: string) => words(sentence).find(({ text }) => text === word)?.ownConceptId;

test.each([
  ['The past few days', 'few', 'few-some/determiner'],
  ['There are few', 'few', 'few/determiner'],
  ['Ask me if you have any doubts', 'any', 'any-some/determiner'],
  ['Come at any time', 'any', 'any/determiner'],
  ['It is pretty good', 'pretty', 'quite/adverb'],
  ['It is pretty', 'pretty', 'pretty/adjective'],
  ['I read a review online', 'review', 'review-by-customer/noun'],
  ['Please review it online', 'review', 'review/verb'],
  ['They leave a message', 'leave', 'leave-message/verb'],
  ['They leave here', 'leave', 'leave/verb'],
  ['The steel plant’s waste', 'plant’s', 'factory/noun'],
  ['The food’s fine', 'food’s', 'food/noun'],
  ['The fact that he left', 'that', 'that-conjunction/conjunction'],
  ['The song that he wrote', 'that', 'who-which/pronoun'],
  ['So he left', 'So', 'so-therefore/adverb'],
  ['The king himself came', 'himself', 'self/adjective'],
  ['They hurt himself', 'himself', 'oneself/pronoun'],
])('the neighbours of an English word show its everyday sense: %s', (sentence, word, conceptId) => {
  expect(meaning(sentence, word)).toBe(conceptId);
});

test('The words of an unlisted English compound are explained, and a listed word may have a hyphen', () => {
  expect(words('A 15-year-old boy').map(({ text }) => text)).toEqual(['A', '15', 'year', 'old', 'boy']);
  expect(meaning('A 15-year-old boy', 'year')).toBe('year/noun');
  expect(meaning('In a wheel-chair', 'wheel-chair')).toBe('wheelchair/noun');
  expect(words('Said al-Sadr').map(({ text }) => text)).toEqual(['Said', 'al-Sadr']);
});

test('An English word is found although a letter is written many times', () => {
  expect(meaning('It is goooood', 'goooood')).toBe('good/adjective');
  expect(meaning('It is pretty, pleeease, soooo good', 'soooo')).toMatch(/^so-/);
});

test('An English contraction is found without its apostrophe', () => {
  expect(meaning('I dont see it', 'dont')).toBe('do-not/verb');
});

test.each([
  ['He cannot get at it', 'The service I get at this shop'],
  ['So what?', 'So what else do I need'],
  ['They walk around', 'We took a walk around'],
  ['It is a little good', 'It is a little boy'],
])('an English expression is meant in the first sentence only: %s %s', (meant, misread) => {
  const expressions = (sentence: string) => words(sentence).flatMap(({ expressionBase }) => expressionBase ?? []);
  expect(expressions(meant)).not.toEqual([]);
  expect(expressions(misread)).toEqual([]);
});
