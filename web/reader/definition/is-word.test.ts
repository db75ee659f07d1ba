import { expect, test } from 'vitest';
import { isWord } from './is-word.ts';

const selection = { language: 'de', start: { sentence: 1, offset: 0 }, end: { sentence: 1, offset: 5 } } as const;
const part = { text: 'sieht', baseForm: 'sehen', meaning: { word: 'see' } };

test('a word of an idiom can be saved, words that only stand beside each other cannot', () => {
  const idiom = { meaning: { word: 'look' }, parts: [part], partOfSpeech: 'verb' } as const;
  expect(isWord({ text: 'sieht', selection }, { ...idiom, parts: [...idiom.parts] })).toBe(true);
  const phrase = { meaning: null, parts: [part, { ...part, text: 'gut' }], partOfSpeech: null };
  expect(isWord({ text: 'sieht gut', selection }, phrase)).toBe(false);
});
