import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('firstly/adverb', { sl: ['prvič'] }),
  conceptOf('for-the-first-time/adverb', { sl: ['prvič'] }),
  conceptOf('always/adverb', { sl: ['vedno'] }),
  conceptOf('ever-more-vedno/adverb', { sl: ['vedno'] }),
  conceptOf('long/adjective', { sl: ['dolg', 'daljši'] }),
  conceptOf('than/conjunction', { sl: ['kot'] }),
  conceptOf('day/noun', { sl: ['dan', 'dnevi'] }),
  conceptOf('have/verb', { sl: ['imeti', 'imam'] }),
  conceptOf('time/noun', { sl: ['čas'] }),
  conceptOf('run/noun', { sl: ['tek', 'tekom'] }),
  conceptOf('during-tekom/preposition', { sl: ['tekom'] }),
  conceptOf('year/noun', { sl: ['leto', 'leta'] }),
  conceptOf('fast/adjective', { sl: ['hiter', 'hitrim'] }),
  conceptOf('greeting/noun', { sl: ['pozdrav', 'pozdravi'] }),
  conceptOf('greet/verb', { sl: ['pozdraviti', 'pozdravi'] }),
  conceptOf('nice/adjective', { sl: ['lep', 'lepi'] }),
  conceptOf('teacher/noun', { sl: ['učitelj'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ sl: sentence }, lexicon).sl?.[word]?.conceptId?.split('/')[0];

test('“Prvič” before a comma means “firstly”', () => {
  expect(concept('Prvič, imam čas', 0)).toBe('firstly');
  expect(concept('Prvič imam čas', 0)).toBe('for-the-first-time');
});

test('“Vedno” before a comparative without “kot” means “more and more”', () => {
  expect(concept('Vedno daljši dnevi', 0)).toBe('ever-more-vedno');
  expect(concept('Vedno daljši kot dnevi', 0)).toBe('always');
});

test('“Tekom” before its noun means “during”', () => {
  expect(concept('Tekom leta', 0)).toBe('during-tekom');
  expect(concept('Hitrim tekom', 1)).toBe('run');
});

test('“Pozdravi” after an adjective is a noun', () => {
  expect(concept('Učitelj pozdravi', 1)).toBe('greet');
  expect(concept('Lepi pozdravi', 1)).toBe('greeting');
});
