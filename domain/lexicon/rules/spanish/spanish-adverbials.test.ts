import { expect, test } from 'vitest';
import { annotate } from '../../annotate.ts';
import { conceptOf } from '../../concept.fixture.ts';
import { createLexicon } from '../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('nevertheless/expression', { es: ['con todo'] }),
  conceptOf('with/preposition', { es: ['con'] }),
  conceptOf('all/determiner', { es: ['todo'] }),
  conceptOf('the/determiner', { es: ['el', 'la'] }),
  conceptOf('people/noun', { es: ['pueblo'] }),
  conceptOf('win/verb', { es: ['ganar', 'ganó'] }),
  conceptOf('once/adverb', { es: ['una vez'] }),
  conceptOf('once-una-vez-done-es/conjunction', { es: ['una vez'] }),
  conceptOf('open/verb', { es: ['abrir', 'abierta'] }),
  conceptOf('closed/adjective', { es: ['cerrado', 'cerrada'] }),
  conceptOf('door/noun', { es: ['puerta'] }),
  conceptOf('lets-see/expression', { es: ['a ver'] }),
  conceptOf('go/verb', { es: ['ir', 'fueron'] }),
  conceptOf('to/preposition', { es: ['a'] }),
  conceptOf('see/verb', { es: ['ver'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('“con todo” is no adverb before an article', () => {
  expect(meaning('Con todo, ganó', 0)).toBe('nevertheless/expression');
  expect(meaning('Ganó con todo el pueblo', 1)).toBe('with/preposition');
});

test('“una vez” before a participle names what happened first', () => {
  expect(meaning('Una vez cerrada la puerta, ganó', 0)).toBe('once-una-vez-done-es/conjunction');
  expect(meaning('Ganó una vez', 1)).toBe('once/adverb');
});

test('“a ver” after a verb is no formula', () => {
  expect(meaning('A ver, ganó', 0)).toBe('lets-see/expression');
  expect(meaning('Fueron a ver la puerta', 2)).toBe('see/verb');
});
