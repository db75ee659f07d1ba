import { expect, test } from 'vitest';
import type { Language } from '../language.ts';
import { annotate } from './annotate.ts';
import { conceptOf } from './concept.fixture.ts';
import { createLexicon } from './create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { en: ['the'], es: ['el', 'la'], de: ['der', 'die', 'das'], it: ['il', 'gli', 'la'] }),
  conceptOf('he/pronoun', { en: ['he', 'him'], it: ['lui', 'gli'] }),
  conceptOf('that/determiner', { en: ['that'], de: ['jener', 'das'] }),
  conceptOf('who-which/pronoun', { en: ['which'], de: ['der', 'das'] }),
  conceptOf('to/preposition', { en: ['to'], pt: ['a'], it: ['a'] }),
  conceptOf('to-infinitive/particle', { en: ['to'], it: ['a', 'di'] }),
  conceptOf('do/verb', { en: ['do', 'did'], it: ['fare'] }),
  conceptOf('do-auxiliary/verb', { en: ['do', 'did'] }),
  conceptOf('see/verb', { en: ['see'], it: ['vedere', 'vedeva', 'vederlo'], de: ['sehen', 'sieht'] }),
  conceptOf('fox/noun', { en: ['fox'], it: ['volpe'], de: ['Fuchs'] }),
  conceptOf('it/pronoun', { en: ['it'] }),
  conceptOf('of/preposition', { en: ['of'], sl: ['od'] }),
  conceptOf('from/preposition', { en: ['from'], sl: ['od'] }),
  conceptOf('one/numeral', { en: ['one'], sl: ['eden'] }),
  conceptOf('than/conjunction', { en: ['than'], de: ['als'] }),
  conceptOf('when/conjunction', { en: ['when'], de: ['wenn', 'als'] }),
  conceptOf('question-particle/particle', { sl: ['ali'] }),
  conceptOf('or/conjunction', { en: ['or'], sl: ['ali'] }),
]);

const meaning = (sentence: string, language: Language, word: number) =>
  annotate({ [language]: sentence }, lexicon)[language]?.[word]?.conceptId?.split('/')[0];

test('Before an infinitive, with a pronoun too, stands its particle and not a preposition', () => {
  expect(meaning('to see', 'en', 0)).toBe('to-infinitive');
  expect(meaning('to the fox', 'en', 0)).toBe('to');
  expect(meaning('a vederlo', 'it', 0)).toBe('to-infinitive');
});

test('Do is an auxiliary where another verb follows', () => {
  expect(meaning('did the fox see it', 'en', 0)).toBe('do-auxiliary');
  expect(meaning('the fox did it', 'en', 2)).toBe('do');
});

test('What could be an article is a pronoun before a verb', () => {
  expect(meaning('gli vedeva', 'it', 0)).toBe('he');
  expect(meaning('Das sieht der Fuchs', 'de', 0)).toBe('that');
  expect(meaning('der Fuchs', 'de', 0)).toBe('the');
});

test('“Od” is “of” after a numeral only, “als” is “than” after a comparative only, “ali” asks where it opens the sentence', () => {
  expect(meaning('eden od', 'sl', 1)).toBe('of');
  expect(meaning('Od', 'sl', 0)).toBe('from');
  expect(meaning('Als der Fuchs', 'de', 0)).toBe('when');
  expect(meaning('größer als', 'de', 1)).toBe('than');
  expect(meaning('Ali', 'sl', 0)).toBe('question-particle');
});
