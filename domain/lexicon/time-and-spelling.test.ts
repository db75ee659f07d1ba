import { expect, test } from 'vitest';
import type { Language } from '../language.ts';
import { annotate } from './annotate.ts';
import { conceptOf } from './concept.fixture.ts';
import { createLexicon } from './create-lexicon.ts';
import { lookUp } from './look-up.ts';

const lexicon = createLexicon([
  conceptOf('before/preposition', { de: ['vor'], sl: ['pred'] }),
  conceptOf('ago/preposition', { de: ['vor'], sl: ['pred'] }),
  conceptOf('be/verb', { en: ['be'], de: ['sein'] }),
  conceptOf('have-perfect/verb', { de: ['sein'] }),
  conceptOf('come/verb', { de: ['kommen'] }),
  conceptOf('seem/verb', { en: ['seem'], sl: ['zdeti se'] }),
  conceptOf('reflexive/pronoun', { en: ['oneself'], sl: ['se'] }),
  conceptOf('process/noun', { en: ['process'], de: ['Prozess'] }),
  conceptOf('push/verb', { en: ['push'], de: ['stoßen'] }),
]);

const concept = (sentence: string, language: Language, word: number) =>
  annotate({ [language]: sentence }, lexicon)[language]?.[word]?.conceptId?.split('/')[0];

test('“vor” and “pred” before a span of time are “ago”', () => {
  expect(concept('vor einigen Jahren', 'de', 0)).toBe('ago');
  expect(concept('vor dem Haus', 'de', 0)).toBe('before');
  expect(concept('pred približno 70 leti', 'sl', 0)).toBe('ago');
});

test('“sein” with a participle of motion is the auxiliary of the perfect', () => {
  expect(concept('er ist nie gekommen', 'de', 1)).toBe('have-perfect');
  expect(concept('er ist hier', 'de', 1)).toBe('be');
});

test('A reflexive pronoun is shown with its verb', () => {
  const sentence = 'Zdi se';
  const words = annotate({ sl: sentence }, lexicon).sl ?? [];
  const found = lookUp({ sentence, words, language: 'sl', start: 4, end: 6 }, 'en', lexicon);
  expect(found?.around).toMatchObject({ text: 'Zdi se', baseForm: 'zdeti se', meaning: { word: 'seem' } });
});

test('The German spelling before 1996 and the Swiss spelling lead to the listed word', () => {
  expect(concept('Prozeß', 'de', 0)).toBe('process');
  expect(concept('gestossen', 'de', 0)).toBe('push');
});
