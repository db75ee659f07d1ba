import { expect, test } from 'vitest';
import { chooseMeaning, listOffered } from './choose-meaning.ts';
import { emptyDefinition } from './definition.fixture.ts';
import type { Definition } from './definition.ts';

const bar: Definition = {
  ...emptyDefinition,
  text: 'barras',
  meaning: { word: 'bar' },
  baseForm: { word: 'barra' },
  partOfSpeech: 'noun',
  example: { source: '', translation: '', marks: { source: [], translation: [] }, isSameSentence: false, level: 'A1' },
  others: [
    { sense: 'loaf/noun', meaning: { word: 'loaf' }, baseForm: { word: 'barra' }, partOfSpeech: 'noun', grammar: [] },
    {
      sense: 'sweep/verb',
      meaning: { word: 'sweep' },
      baseForm: { word: 'barrer' },
      partOfSpeech: 'verb',
      grammar: [],
    },
  ],
};

test('the chosen meaning replaces the first meaning, with its base form and without the example', () => {
  expect(chooseMeaning(bar, 'sweep/verb')).toMatchObject({
    text: 'barras',
    meaning: { word: 'sweep' },
    baseForm: { word: 'barrer' },
    partOfSpeech: 'verb',
    example: null,
  });
  expect(chooseMeaning(bar, undefined)).toBe(bar);
  expect(chooseMeaning(bar, 'unknown/noun')).toBe(bar);
});

test('the first meaning is offered in the place of the chosen meaning', () => {
  const offeredFor = (sense: string | undefined) =>
    listOffered(bar, sense).map(({ meaning, sense: id }) => [meaning.word, id]);
  expect(offeredFor(undefined)).toEqual([
    ['loaf', 'loaf/noun'],
    ['sweep', 'sweep/verb'],
  ]);
  expect(offeredFor('sweep/verb')).toEqual([
    ['loaf', 'loaf/noun'],
    ['bar', undefined],
  ]);
});
