import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { it: ['il', 'la', 'i', 'l’', 'le'] }),
  conceptOf('a/determiner', { it: ['un', 'una'] }),
  conceptOf('be/verb', { it: ['essere', 'è', 'era', 'stata'] }),
  conceptOf('bad/adjective', { it: ['peggiore', 'peggior'] }),
  conceptOf('worst/adjective', { it: ['peggiore', 'peggior'] }),
  conceptOf('worse-peggiore-it/adjective', { it: ['peggiore', 'peggior'] }),
  conceptOf('better/adjective', { it: ['migliore', 'migliori'] }),
  conceptOf('best/adjective', { it: ['migliore', 'migliori'] }),
  conceptOf('film/noun', { it: ['film'] }),
  conceptOf('future/noun', { it: ['futuro'] }),
  conceptOf('big/adjective', { it: ['grande', 'grandi'] }),
  conceptOf('great-grande-it/adjective', { it: ['grande', 'grandi'] }),
  conceptOf('big-great-grande-it/adjective', { it: ['grande', 'grandi'] }),
  conceptOf('poet/noun', { it: ['poeta'] }),
  conceptOf('house/noun', { it: ['casa'] }),
  conceptOf('street/noun', { it: ['via'] }),
  conceptOf('of/preposition', { it: ['di', 'della'] }),
  conceptOf('more/adverb', { it: ['più'] }),
  conceptOf('most-superlative/adverb', { it: ['più'] }),
  conceptOf('high/adjective', { it: ['alto', 'alta'] }),
  conceptOf('tower/noun', { it: ['torre'] }),
  conceptOf('how-much/adverb', { it: ['quanto'] }),
  conceptOf('how-quanto-it/adverb', { it: ['quanto'] }),
  conceptOf('in-order-to/conjunction', { it: ['per'] }),
  conceptOf('for-having-per-it/preposition', { it: ['per'] }),
  conceptOf('have/verb', { it: ['avere', 'aver', 'ha'] }),
  conceptOf('steal/verb', { it: ['rubare', 'rubato'] }),
  conceptOf('serve/verb', { it: ['servire', 'serve'] }),
  conceptOf('need/verb', { it: ['servire', 'serve'] }),
  conceptOf('not/particle', { it: ['non'] }),
  conceptOf('about-roughly/adverb', { it: ['circa'] }),
  conceptOf('about-concerning-circa-it/preposition', { it: ['circa'] }),
  conceptOf('doubt/noun', { it: ['dubbi'] }),
  conceptOf('date/noun', { it: ['data'] }),
  conceptOf('hour/noun', { it: ['ora', 'ore'] }),
  conceptOf('two/numeral', { it: ['due'] }),
  conceptOf('after/preposition', { it: ['dopo'] }),
  conceptOf('later/adverb', { it: ['dopo'] }),
  conceptOf('year/noun', { it: ['anno', 'anni'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ it: sentence }, lexicon).it?.[word]?.conceptId;

test('“peggiore” and “migliore” after an article are superlatives', () => {
  expect(meaning('il peggior film', 1)).toBe('worst/adjective');
  expect(meaning('era peggiore di prima', 1)).toBe('worse-peggiore-it/adjective');
  expect(meaning('i migliori film', 1)).toBe('best/adjective');
  expect(meaning('un futuro migliore', 2)).toBe('better/adjective');
});

test('“più” after a noun with an article is a superlative', () => {
  expect(meaning('la casa più alta della via', 2)).toBe('most-superlative/adverb');
  expect(meaning('una casa più alta', 2)).toBe('more/adverb');
});

test('“grande” before a noun is “great” for persons, and “big” after the verb', () => {
  expect(meaning('un grande poeta', 1)).toBe('great-grande-it/adjective');
  expect(meaning('una grande casa', 1)).toBe('big-great-grande-it/adjective');
  expect(meaning('la casa è grande', 3)).toBe('big/adjective');
});

test('“quanto” before “essere” and an adjective is “how”', () => {
  expect(meaning('Quanto è alta la torre?', 0)).toBe('how-quanto-it/adverb');
});

test('“per” before “aver” and a participle names a reason', () => {
  expect(meaning('per aver rubato', 0)).toBe('for-having-per-it/preposition');
});

test('“serve” after “non” is “need”', () => {
  expect(meaning('non serve', 1)).toBe('need/verb');
});

test('“circa” before an article is “concerning”', () => {
  expect(meaning('dubbi circa la data', 1)).toBe('about-concerning-circa-it/preposition');
  expect(meaning('circa due ore', 0)).toBe('about-roughly/adverb');
});

test('“dopo” after a length of time is “later”', () => {
  expect(meaning('due anni dopo.', 2)).toBe('later/adverb');
  expect(meaning('dopo due anni', 0)).toBe('after/preposition');
});
