import { expect, test } from 'vitest';
import type { Vocabulary } from './estimate.ts';
import { moveVocabulary, type ReadWord } from './move-vocabulary.ts';
import { createVocabulary, vocabularyOfLevel } from './vocabulary.ts';

const b1 = vocabularyOfLevel('B1');

/** A text with words of all ranks. Words with a rank above the limit are looked up. */
const read = (limit: number): ReadWord[] =>
  [5, 20, 50, 100, 200, 400, 700, 1000, 1400, 1900, 2500, 3300, 4300, 5500, 7000, 9000, 12_000].flatMap((rank) =>
    [0, 1, 2].map((offset) => ({ rank: rank + offset, encounters: 1, aided: 0, lookups: rank > limit ? 1 : 0 })),
  );
const readOften = (limit: number, times: number) =>
  Array.from({ length: times }, () => read(limit)).reduce<Vocabulary>(moveVocabulary, b1);

test('the estimate stays the same without reading', () => {
  expect(moveVocabulary(b1, [])).toEqual(b1);
});

test('the estimate grows if rare words are read and only the rarest are looked up', () => {
  expect(readOften(6000, 5).size).toBeGreaterThan(b1.size * 1.1);
});

test('the estimate shrinks if frequent words are looked up', () => {
  expect(readOften(600, 5).size).toBeLessThan(b1.size * 0.8);
});

test('a learner who never looks up a word is not taken for an expert', () => {
  expect(readOften(Number.POSITIVE_INFINITY, 20).size).toBeLessThan(b1.size * 2);
});

test('the range gets narrower with reading, but never vanishes', () => {
  const widthOf = ({ range: [from, to] }: Vocabulary) => to / from;
  const moved = readOften(2300, 20);
  expect(widthOf(moved)).toBeLessThan(widthOf(b1));
  expect(widthOf(moved)).toBeGreaterThan(1.1);
});

test('reading with the translation showing moves the estimate less', () => {
  const few = read(6000).filter((_, index) => index % 4 === 0);
  const aided = few.map((word) => ({ ...word, aided: word.encounters, encounters: 0 }));
  const moved = moveVocabulary(b1, aided);
  expect(Math.abs(moved.size - b1.size)).toBeLessThan(Math.abs(moveVocabulary(b1, few).size - b1.size));
});

test('an uncertain estimate does not jump after a hard text without lookups', () => {
  const uncertain = createVocabulary({ size: 2200, range: [500, 9000] });
  expect(moveVocabulary(uncertain, read(Number.POSITIVE_INFINITY)).size).toBeLessThanOrEqual(uncertain.size * 1.05);
  expect(moveVocabulary(uncertain, read(50)).size).toBeGreaterThanOrEqual(uncertain.size * 0.95);
});
