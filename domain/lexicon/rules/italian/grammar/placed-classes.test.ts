import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('salt/noun', { it: ['sale'] }),
  conceptOf('rise/verb', { it: ['salire', 'sale', 'saliva'] }),
  conceptOf('boy/noun', { it: ['ragazzo'] }),
  conceptOf('flour/noun', { it: ['farina'] }),
  conceptOf('the/determiner', { it: ['il', 'la', 'un'] }),
  conceptOf('democrat/noun', { it: ['democratico', 'democratica'] }),
  conceptOf('democratic/adjective', { it: ['democratico', 'democratica'] }),
  conceptOf('life/noun', { it: ['vita'] }),
  conceptOf('saliva/noun', { it: ['saliva'] }),
  conceptOf('cost/verb', { it: ['costare', 'costa'] }),
  conceptOf('coast/noun', { it: ['costa'] }),
  conceptOf('little/adverb', { it: ['poco'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ it: sentence }, lexicon).it?.[word]?.conceptId;

test('“sale” is a verb after its subject and a noun in a list', () => {
  expect(meaning('il ragazzo sale', 2)).toBe('rise/verb');
  expect(meaning('farina, sale, farina', 1)).toBe('salt/noun');
});

test('“democratica” is an adjective after a noun', () => {
  expect(meaning('la vita democratica', 2)).toBe('democratic/adjective');
});

test('“saliva” and “costa” are nouns after an article', () => {
  expect(meaning('la saliva', 1)).toBe('saliva/noun');
  expect(meaning('il ragazzo saliva', 2)).toBe('rise/verb');
  expect(meaning('costa poco', 0)).toBe('cost/verb');
  expect(meaning('la costa', 1)).toBe('coast/noun');
});
