import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('in/preposition', { sl: ['v'] }),
  conceptOf('on/preposition', { sl: ['na'] }),
  conceptOf('include-in/expression', { sl: ['sprejeti* v'] }),
  conceptOf('accept/verb', { sl: ['sprejeti', 'sprejel'] }),
  conceptOf('moment/noun', { sl: ['trenutek', 'trenutku'] }),
  conceptOf('club/noun', { sl: ['klub'] }),
  conceptOf('mainly/adverb', { sl: ['v glavnem'] }),
  conceptOf('main/adjective', { sl: ['glaven', 'glavnem'] }),
  conceptOf('city/noun', { sl: ['mesto', 'mestu'] }),
  conceptOf('be/verb', { sl: ['biti', 'je'] }),
  conceptOf('be-right/expression', { sl: ['imeti* prav'] }),
  conceptOf('have/verb', { sl: ['imeti', 'ima'] }),
  conceptOf('exactly/adverb', { sl: ['prav'] }),
  conceptOf('driver/noun', { sl: ['voznik'] }),
  conceptOf('of-course-not/expression', { sl: ['kje pa'] }),
  conceptOf('where/adverb', { sl: ['kje'] }),
  conceptOf('and-but/conjunction', { sl: ['pa'] }),
  conceptOf('if-only/expression', { sl: ['da bi le'] }),
  conceptOf('that/conjunction', { sl: ['da'] }),
  conceptOf('would/verb', { sl: ['bi'] }),
  conceptOf('only/adverb', { sl: ['le'] }),
  conceptOf('play-instrument/expression', { sl: ['igrati* na'] }),
  conceptOf('play/verb', { sl: ['igrati', 'igral'] }),
  conceptOf('piano/noun', { sl: ['klavir'] }),
  conceptOf('match/noun', { sl: ['tekma', 'tekmi'] }),
]);

const concept = (sentence: string, word: number) =>
  annotate({ sl: sentence }, lexicon).sl?.[word]?.conceptId?.split('/')[0];

test('A time after “v” does not depend on the verb', () => {
  expect(concept('sprejel v klub', 0)).toBe('include-in');
  expect(concept('sprejel v trenutku', 0)).toBe('accept');
});

test('Questions and wishes are told from words that only stand together', () => {
  expect(concept('Kje pa', 0)).toBe('of-course-not');
  expect(concept('Kje pa je', 0)).toBe('where');
  expect(concept('Da bi le', 0)).toBe('if-only');
  expect(concept('Voznik je, da bi le', 2)).toBe('that');
});

test('The words of a phrase before a noun have their own meanings', () => {
  expect(concept('je v glavnem', 2)).toBe('mainly');
  expect(concept('je v glavnem mestu', 2)).toBe('main');
  expect(concept('ima prav', 0)).toBe('be-right');
  expect(concept('ima prav voznik', 0)).toBe('have');
});

test('Only before an instrument, “igrati na” means to play it', () => {
  expect(concept('igral na klavir', 0)).toBe('play-instrument');
  expect(concept('igral na tekmi', 0)).toBe('play');
});
