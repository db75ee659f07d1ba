import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('the/determiner', { es: ['el', 'la'] }),
  conceptOf('but/conjunction', { es: ['pero'] }),
  conceptOf('objection-pero-es/noun', { es: ['pero'] }),
  conceptOf('only/adjective', { es: ['único'] }),
  conceptOf('expensive/adjective', { es: ['caro'] }),
  conceptOf('come/verb', { es: ['venir', 'viene'] }),
  conceptOf('know/verb', { es: ['saber'] }),
  conceptOf('knowledge-saber-es/noun', { es: ['saber'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('“pero” after “único” is a noun', () => {
  expect(meaning('El único pero', 2)).toBe('objection-pero-es/noun');
  expect(meaning('Caro pero único', 1)).toBe('but/conjunction');
});

test('“saber” after an article is a noun', () => {
  expect(meaning('El saber', 1)).toBe('knowledge-saber-es/noun');
  expect(meaning('Viene saber', 1)).toBe('know/verb');
});
