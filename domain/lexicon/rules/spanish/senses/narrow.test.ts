import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('become-get/verb', { es: ['hacerse'] }),
  conceptOf('do-make-es/verb', { es: ['hacer', 'hizo'] }),
  conceptOf('verb-part-es/pronoun', { es: ['se'] }),
  conceptOf('mention/noun', { es: ['mención'] }),
  conceptOf('rich/adjective', { es: ['rico'] }),
  conceptOf('fit/verb', { es: ['caber', 'cabe'] }),
  conceptOf('one-may/verb', { es: ['caber', 'cabe'] }),
  conceptOf('nobody/pronoun', { es: ['nadie'] }),
  conceptOf('point-out/verb', { es: ['destacar'] }),
]);

const meaning = (es: string, word: number) => annotate({ es }, lexicon).es?.[word]?.conceptId;

test('“se hizo mención” is no form of “hacerse”', () => {
  expect(meaning('Se hizo mención', 1)).toBe('do-make-es/verb');
  expect(meaning('Se hizo rico', 1)).toBe('become-get/verb');
});

test('“cabe” means “may” only before an infinitive', () => {
  expect(meaning('Cabe destacar', 0)).toBe('one-may/verb');
  expect(meaning('Cabe nadie', 0)).toBe('fit/verb');
});
