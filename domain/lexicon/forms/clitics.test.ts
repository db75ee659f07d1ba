import { expect, test } from 'vitest';
import { annotate } from '../annotate.ts';
import { conceptOf } from '../concept.fixture.ts';
import { createLexicon } from '../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('sing/verb', { es: ['cantar'] }),
  conceptOf('look/verb', { es: ['mirar'] }),
  conceptOf('sleep/verb', { es: ['dormir'] }),
]);

const meaning = (form: string) => annotate({ es: form }, lexicon).es?.[0]?.conceptId;

test.each([
  ['cántame', 'sing/verb'],
  ['cantármelo', 'sing/verb'],
  ['cantándolo', 'sing/verb'],
  ['mírenlos', 'look/verb'],
  ['mirémonos', 'look/verb'],
  ['miraos', 'look/verb'],
  ['dormíos', 'sleep/verb'],
])('%s is a verb with pronouns', (form, conceptId) => {
  expect(meaning(form)).toBe(conceptId);
});

test('an accent that the pronouns do not explain shows another word', () => {
  expect(meaning('cántaros')).toBeUndefined();
  expect(meaning('míralas')).toBe('look/verb');
});
