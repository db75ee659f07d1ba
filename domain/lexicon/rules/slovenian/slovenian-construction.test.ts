import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('be/verb', { sl: ['biti'] }),
  conceptOf('part/noun', { sl: ['del'] }),
  conceptOf('work/noun', { sl: ['delo', 'del'] }),
  conceptOf('final/adjective', { sl: ['zaključen', 'zaključnih'] }),
  conceptOf('more/adverb', { sl: ['več'] }),
  conceptOf('no-longer/adverb', { sl: ['več'] }),
  conceptOf('is-not/verb', { sl: ['ni', 'nisem'] }),
  conceptOf('young/adjective', { sl: ['mlad', 'mlada'] }),
  conceptOf('little-not-much/adverb', { sl: ['malo'] }),
  conceptOf('a-little/adverb', { sl: ['malo'] }),
  conceptOf('more-strongly/adverb', { sl: ['bolj'] }),
  conceptOf('city/noun', { sl: ['mesto', 'mestu'] }),
  conceptOf('place-position-mesto/noun', { sl: ['mesto', 'mestu'] }),
  conceptOf('first/adjective', { sl: ['prvi', 'prvo'] }),
  conceptOf('in/preposition', { sl: ['v'] }),
  conceptOf('on/preposition', { sl: ['na'] }),
  conceptOf('border/noun', { sl: ['meja', 'meji'] }),
  conceptOf('border-on/verb', { sl: ['mejiti'] }),
  conceptOf('border-on-country/expression', { sl: ['mejiti* na'] }),
  conceptOf('bench/noun', { sl: ['klop', 'klopi'] }),
  conceptOf('tick-insect/noun', { sl: ['klop', 'klopi'] }),
  conceptOf('disease/noun', { sl: ['bolezen', 'bolezni'] }),
  conceptOf('application-request/noun', { sl: ['vloga'] }),
  conceptOf('role/noun', { sl: ['vloga'] }),
  conceptOf('either-or/conjunction', { sl: ['ali … ali'] }),
  conceptOf('or/conjunction', { sl: ['ali'] }),
  conceptOf('today/adverb', { sl: ['danes'] }),
  conceptOf('tomorrow/adverb', { sl: ['jutri'] }),
]);

const annotated = (sentence: string, word: number) => annotate({ sl: sentence }, lexicon).sl?.[word];
const own = (sentence: string, word: number) => annotated(sentence, word)?.ownConceptId?.split('/')[0];
const concept = (sentence: string, word: number) => annotated(sentence, word)?.conceptId?.split('/')[0];

test('“del” after a genitive plural is a form of “delo”', () => {
  expect(own('konec zaključnih del', 2)).toBe('work');
  expect(own('prvi del', 1)).toBe('part');
});

test('“več” after a negation is “no longer”', () => {
  expect(own('nisem več mlada', 1)).toBe('no-longer');
  expect(own('danes več', 1)).toBe('more');
});

test('“malo” before a comparative is “a little”', () => {
  expect(own('malo bolj mlada', 0)).toBe('a-little');
});

test('“mesto” after an ordinal is a place, otherwise a town', () => {
  expect(own('prvo mesto', 1)).toBe('place-position-mesto');
  expect(own('v mestu', 1)).toBe('city');
});

test('A form after a preposition is a noun and governs no preposition', () => {
  expect(concept('na meji', 1)).toBe('border');
  expect(concept('meji na mesto', 0)).toBe('border-on-country');
});

test('Words of the same subject show the meaning', () => {
  expect(own('klopi v mestu', 0)).toBe('bench');
  expect(own('bolezni klopi', 1)).toBe('tick-insect');
});

test('The usual meaning of a word is preferred', () => {
  expect(own('mlada vloga', 1)).toBe('role');
});

test('“ali … ali” in a question is not “either … or”', () => {
  expect(concept('ali danes ali jutri', 0)).toBe('either-or');
  expect(concept('ali je danes ali jutri', 3)).toBe('or');
});
