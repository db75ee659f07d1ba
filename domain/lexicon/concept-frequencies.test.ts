import { expect, test } from 'vitest';
import { perLanguage } from '../per-language.ts';
import { annotate } from './annotate.ts';
import { conceptOf } from './concept.fixture.ts';
import { createLexicon } from './create-lexicon.ts';
import type { RankedWord } from './ranked-word.ts';

const concepts = [
  conceptOf('marrow/noun', { en: ['marrow'], fr: ['moelle'], de: ['Mark'] }),
  conceptOf('mark-currency/noun', { en: ['mark'], fr: ['mark'], de: ['Mark'] }),
  conceptOf('be-called/verb', { en: ['be called'], fr: ['s’appeler'], it: ['chiamarsi'] }),
  conceptOf('call/verb', { en: ['call'], fr: ['appeler'], it: ['chiamare'] }),
];

const filler = Array.from({ length: 3000 }, (_, index): RankedWord => ({ base: `x${index}`, partOfSpeech: 'noun' }));
const ranks = perLanguage((language): RankedWord[] => {
  const noun = (base: string): RankedWord => ({ base, partOfSpeech: 'noun' });
  switch (language) {
    case 'en':
      return [noun('mark'), ...filler, noun('marrow')];
    case 'fr':
      return [noun('mark'), ...filler, noun('moelle')];
    default:
      return [noun('Mark'), ...filler];
  }
});
const lexicon = createLexicon(concepts, ranks);

const meaning = (sentence: string, language: 'de' | 'it', word: number) =>
  annotate({ [language]: sentence }, lexicon)[language]?.[word]?.conceptId;

test('A word mainly has the meaning whose words are common in the other languages', () => {
  expect(meaning('Mark', 'de', 0)).toBe('mark-currency/noun');
});

test('A reflexive verb needs its pronoun', () => {
  expect(meaning('chiama', 'it', 0)).toBe('call/verb');
});
