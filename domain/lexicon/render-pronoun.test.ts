import { expect, test } from 'vitest';
import { renderPronoun } from './render-pronoun.ts';

test.each([
  ['njej', 'it/pronoun', 'ihr'],
  ['ga', 'him/pronoun', 'ihn, es'],
  ['njim', 'him/pronoun', 'ihm'],
  ['njim', 'them/pronoun', 'ihnen'],
  ['jim', 'them/pronoun', 'ihnen'],
  ['njena', 'its/determiner', 'ihr'],
  ['njen', 'her-possessive/determiner', 'ihr'],
  ['svojo', 'his/determiner', 'sein, ihr, mein, dein'],
  ['njegova', 'its/determiner', undefined],
  ['ona', 'she/pronoun', undefined],
])('%s as %s', (form, conceptId, expected) => {
  expect(renderPronoun(form, conceptId, 'sl', 'de')).toBe(expected);
  expect(renderPronoun(form, conceptId, 'sl', 'en')).toBeUndefined();
});

test.each([
  ['ga', 'it/pronoun', 'lo, le'],
  ['njej', 'her/pronoun', 'ella'],
  ['ji', 'her/pronoun', 'le'],
  ['njena', 'its/determiner', undefined],
])('%s in Spanish', (form, conceptId, expected) => {
  expect(renderPronoun(form, conceptId, 'sl', 'es')).toBe(expected);
});
