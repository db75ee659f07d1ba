import { expect, test } from 'vitest';
import { annotate } from '../../../annotate.ts';
import { conceptOf } from '../../../concept.fixture.ts';
import { createLexicon } from '../../../create-lexicon.ts';

const lexicon = createLexicon([
  conceptOf('oneself/pronoun', { es: ['se', 'me', 'te', 'nos', 'os'] }),
  conceptOf('me/pronoun', { es: ['me'] }),
  conceptOf('verb-part-es/pronoun', { es: ['se', 'me', 'te', 'nos', 'os'] }),
  conceptOf('stay/verb', { es: ['quedarse'] }),
  conceptOf('sing/verb', { es: ['cantar'] }),
  conceptOf('she/pronoun', { es: ['ella'] }),
  conceptOf('her/pronoun', { es: ['ella'] }),
  conceptOf('that-conjunction/conjunction', { es: ['que'] }),
  conceptOf('with/preposition', { es: ['con'] }),
  conceptOf('of/preposition', { es: ['de'] }),
  conceptOf('the/determiner', { es: ['el', 'la', 'los', 'las'] }),
  conceptOf('the-one-el-es/pronoun', { es: ['el', 'la', 'los', 'las'] }),
  conceptOf('house/noun', { es: ['casa'] }),
  conceptOf('year/noun', { es: ['año'] }),
  conceptOf('three/numeral', { es: ['tres'] }),
  conceptOf('during/preposition', { es: ['durante'] }),
  conceptOf('for-duration/preposition', { es: ['durante'] }),
  conceptOf('so-much/adverb', { es: ['tanto', 'tantos'] }),
  conceptOf('so-many-tantos-es/determiner', { es: ['tanto', 'tantos'] }),
]);

const meaning = (sentence: string, word: number) => annotate({ es: sentence }, lexicon).es?.[word]?.conceptId;

test('a pronoun before a pronominal verb is a part of the verb', () => {
  expect(meaning('Ella se quedó', 1)).toBe('verb-part-es/pronoun');
  expect(meaning('Me quedé', 0)).toBe('verb-part-es/pronoun');
  expect(meaning('Ella se cantó', 1)).not.toBe('verb-part-es/pronoun');
});

test('“ella” without a preposition before it is a subject', () => {
  expect(meaning('Canta que ella cantó', 2)).toBe('she/pronoun');
  expect(meaning('Cantó con ella', 2)).toBe('her/pronoun');
});

test('an article before “de” stands for a noun', () => {
  expect(meaning('La de casa', 0)).toBe('the-one-el-es/pronoun');
  expect(meaning('La casa', 0)).toBe('the/determiner');
});

test('“durante” before a length of time is “for”', () => {
  expect(meaning('Cantó durante la casa', 1)).toBe('during/preposition');
  expect(meaning('Cantó durante tres años', 1)).toBe('for-duration/preposition');
});

test('“tantos” before a noun is “so many”', () => {
  expect(meaning('Canta tantos años', 1)).toBe('so-many-tantos-es/determiner');
});
