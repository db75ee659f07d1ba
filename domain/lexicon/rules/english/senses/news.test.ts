import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('respect/noun', { en: ['respect'] }),
  conceptOf('respect-aspect/noun', { en: ['respect'] }),
  conceptOf('pose/verb', { en: ['pose'] }),
  conceptOf('pose-be/verb', { en: ['pose'] }),
  conceptOf('operate-machine/verb', { en: ['operate'] }),
  conceptOf('operate-be-active/verb', { en: ['operate'] }),
  conceptOf('paper/noun', { en: ['paper'] }),
  conceptOf('paper-newspaper/noun', { en: ['paper'] }),
  conceptOf('taste/verb', { en: ['taste'] }),
  conceptOf('taste-of/verb', { en: ['taste'] }),
  conceptOf('have/verb', { en: ['have'] }),
  conceptOf('have-done-by-others/verb', { en: ['have'] }),
  conceptOf('my/determiner', { en: ['my'] }),
  conceptOf('car/noun', { en: ['car'] }),
  conceptOf('fix/verb', { en: ['fix'] }),
  conceptOf('know/verb', { en: ['know'] }),
  conceptOf('know-person/verb', { en: ['know'] }),
  conceptOf('suck/verb', { en: ['suck'] }),
  conceptOf('suck-be-bad/verb', { en: ['suck'] }),
  conceptOf('oh-i-see/expression', { en: ['I see'] }),
  conceptOf('in-the-way/expression', { en: ['in one’s way'] }),
]);

const words = (sentence: string) => annotate({ en: sentence }, lexicon).en ?? [];

test.each([
  ['It is good in many respects', 'respects', 'respect-aspect/noun'],
  ['They show respect', 'respect', 'respect/noun'],
  ['It poses a threat', 'poses', 'pose-be/verb'],
  ['She poses here', 'poses', 'pose/verb'],
  ['It operates in ten countries', 'operates', 'operate-be-active/verb'],
  ['He operates the machine', 'operates', 'operate-machine/verb'],
  ['I read the local paper', 'paper', 'paper-newspaper/noun'],
  ['A sheet of paper', 'paper', 'paper/noun'],
  ['It tastes like soap', 'tastes', 'taste-of/verb'],
  ['She tastes the soup', 'tastes', 'taste/verb'],
  ['I had my car fixed', 'had', 'have-done-by-others/verb'],
  ['I had my car', 'had', 'have/verb'],
  ['I know a good vet', 'know', 'know-person/verb'],
  ['I know the answer', 'know', 'know/verb'],
  ['This place sucks', 'sucks', 'suck-be-bad/verb'],
  ['It sucks in air', 'sucks', 'suck/verb'],
])('the words around an English word show its sense: %s', (sentence, word, conceptId) => {
  expect(words(sentence).find(({ text }) => text === word)?.ownConceptId).toBe(conceptId);
});

const expressions = (sentence: string) => words(sentence).flatMap(({ expressionBase }) => expressionBase ?? []);

test('An English expression without a verb may contain a possessive', () => {
  expect(expressions('The box is in your way')).not.toEqual([]);
});

test('An English phrase is not found in a question about something else', () => {
  expect(expressions('Should I see a doctor')).toEqual([]);
});
