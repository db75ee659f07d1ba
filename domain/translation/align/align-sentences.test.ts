import { expect, test } from 'vitest';
import { createChance } from '../../../tests/support/chance.ts';
import { alignSentences } from './align-sentences.ts';
import type { MarkedSentence } from './marked-sentence.ts';

/** Sentences with random marks and lengths, as varied as those of a novel. */
function makeText(count: number): MarkedSentence[] {
  const chance = createChance(1);
  return Array.from({ length: count }, () => ({
    text: 'x'.repeat(20 + chance.below(150)),
    marks: new Set(Array.from({ length: 2 + chance.below(10) }, () => `m${chance.zipf(4000)}`)),
  }));
}

const pairsOf = (source: readonly MarkedSentence[], translation: readonly MarkedSentence[]) =>
  alignSentences([source], [translation])
    .filter(({ sources, translations }) => sources === 1 && translations === 1)
    .map(({ s, t }) => [s, t]);

test('a long translation without some of the chapters is aligned before, between and after these chapters', () => {
  const text = makeText(4000);
  const isMissing = (index: number) => (index >= 500 && index < 1400) || (index >= 2600 && index < 2700);
  const translation = text.filter((_, index) => !isMissing(index));
  const expected = [...text.keys()].filter((index) => !isMissing(index)).map((index, t) => [index, t]);
  const found = new Set(pairsOf(text, translation).map(String));
  expect(expected.filter((pair) => found.has(String(pair))).length / expected.length).toBeGreaterThan(0.99);
});

test('a text without any marks is aligned by length', () => {
  const text = makeText(1500).map(({ text }) => ({ text, marks: new Set<string>() }));
  const translation = [...text.slice(0, 400), ...text.slice(405)];
  const found = new Set(pairsOf(text, translation).map(String));
  const expected = [...translation.keys()].map((t) => [t < 400 ? t : t + 5, t]);
  expect(expected.filter((pair) => found.has(String(pair))).length / expected.length).toBeGreaterThan(0.95);
});

test('one sentence is aligned with all sentences of the other text', () => {
  const translation = makeText(40);
  const text = { text: 'x'.repeat(4000), marks: new Set(translation.flatMap(({ marks }) => [...marks])) };
  expect(alignSentences([[text]], [translation])).toEqual([{ s: 0, t: 0, sources: 1, translations: 40 }]);
});
