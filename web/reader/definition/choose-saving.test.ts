import { expect, test } from 'vitest';
import { emptyDefinition, emptyPart } from '../../../domain/reader/definition/definition.fixture.ts';
import type { Definition } from '../../../domain/reader/definition/definition.ts';
import { chooseSaving } from './choose-saving.ts';

const selection = { language: 'de', start: { sentence: 1, offset: 0 }, end: { sentence: 1, offset: 5 } } as const;
const part = { ...emptyPart, text: 'sieht', meaning: { word: 'see' } };
const choose = (text: string, definition: Partial<Definition>) =>
  chooseSaving({ text, selection }, { ...emptyDefinition, text, ...definition });

test('a word is saved with its meaning, also if it is part of an expression', () => {
  const listed = { isWord: true, hasMeaning: true };
  expect(choose('sieht', { meaning: { word: 'see' }, partOfSpeech: 'verb' })).toEqual(listed);
  const expression = { text: 'sieht … aus', ranges: [] };
  const look = { expression, meaning: { word: 'look' }, partOfSpeech: 'verb' as const };
  expect(choose('sieht', { ...look, parts: [part] })).toEqual(listed);
});

test('a phrase is saved with its translation, or else with a meaning that the learner writes', () => {
  const parts = [part, { ...part, text: 'gut' }];
  expect(choose('sieht gut', { parts, inTranslation: 'sees well' })).toEqual({ isWord: false, hasMeaning: true });
  expect(choose('sieht gut', { parts })).toEqual({ isWord: false, hasMeaning: false });
  expect(choose('zurbo', {})).toEqual({ isWord: true, hasMeaning: false });
});

test('a whole sentence, a long passage and a selection in several sentences cannot be saved', () => {
  const parts = [part, { ...part, text: 'gut' }];
  const example = { source: '', translation: 'She sees well.', marks: { source: [], translation: [] }, level: null };
  const sentence = { parts, inTranslation: 'She sees well.', example: { ...example, isSameSentence: true } };
  expect(choose('Sie sieht gut.', sentence)).toBeUndefined();
  const untranslated = { ...example, source: 'Sie sieht gut.', translation: null, isSameSentence: true };
  expect(choose('Sie sieht gut', { parts, example: untranslated })).toBeUndefined();
  expect(choose('sieht gut '.repeat(11), { parts })).toBeUndefined();
  const several = { ...selection, end: { sentence: 2, offset: 4 } };
  expect(chooseSaving({ text: 'gut Sie', selection: several }, { ...emptyDefinition, parts })).toBeUndefined();
});
