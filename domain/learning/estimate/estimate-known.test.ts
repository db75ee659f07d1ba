import { expect, test } from 'vitest';
import type { Evidence } from './estimate.ts';
import { countKnownWords, estimateKnown, isKnownProbability } from './estimate-known.ts';
import { vocabularyOfLevel } from './vocabulary.ts';

const b1 = vocabularyOfLevel('B1');
const about = (evidence: Partial<Evidence>): Evidence => ({
  rank: 2300,
  encounters: 0,
  aided: 0,
  lookups: 0,
  recall: null,
  isMarkedKnown: false,
  ...evidence,
});
const known = (evidence: Partial<Evidence>) => estimateKnown(about(evidence), b1);

test('without evidence, frequent words are known and rare words are not', () => {
  expect(known({ rank: 100 })).toBeGreaterThan(isKnownProbability);
  expect(known({ rank: 9000 })).toBeLessThan(0.3);
  const ranks = [1, 30, 300, 1000, 3000, 9000, null].map((rank) => known({ rank }));
  expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
});

test('with a larger vocabulary, more words are known', () => {
  const levels = (['A1', 'A2', 'B1', 'B2', 'C1'] as const).map((level) =>
    estimateKnown(about({}), vocabularyOfLevel(level)),
  );
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
});

test('an encounter without a lookup raises the probability, less if the translation is shown', () => {
  expect(known({ encounters: 1 })).toBeGreaterThan(known({ aided: 1 }));
  expect(known({ aided: 1 })).toBeGreaterThan(known({}));
  expect(known({ encounters: 3 })).toBeGreaterThan(known({ encounters: 1 }));
});

test('a few encounters make a word of medium frequency known', () => {
  expect(known({ rank: 1500, encounters: 4 })).toBeGreaterThan(isKnownProbability);
});

test('a lookup lowers the probability sharply, and later encounters raise it again', () => {
  expect(known({ rank: 500, lookups: 1 })).toBeLessThan(isKnownProbability);
  expect(known({ lookups: 1 })).toBeLessThan(0.2);
  expect(known({ lookups: 2 })).toBeLessThan(known({ lookups: 1 }));
  expect(known({ lookups: 1, encounters: 4 })).toBeGreaterThan(known({ lookups: 1 }));
});

test('the first lookup of a very common word does not count, the second does', () => {
  expect(known({ rank: 60, lookups: 1 })).toBe(known({ rank: 60 }));
  expect(known({ rank: 60, lookups: 2 })).toBeLessThan(isKnownProbability);
  const beginner = vocabularyOfLevel('A1');
  expect(estimateKnown(about({ rank: 60, lookups: 1 }), beginner)).toBeLessThan(isKnownProbability);
});

test('a review result overrides reading, and a mark by hand overrides everything', () => {
  expect(known({ recall: 0.93, lookups: 5 })).toBe(0.93);
  expect(known({ recall: 0.4, rank: 1, encounters: 50 })).toBe(0.4);
  expect(known({ isMarkedKnown: true, recall: 0.4, lookups: 9 })).toBe(1);
});

test('without an estimate, assumes a beginner', () => {
  expect(estimateKnown(about({ rank: 5 }), null)).toBeGreaterThan(isKnownProbability);
  expect(estimateKnown(about({ rank: 2000 }), null)).toBeLessThan(0.3);
});

test('counts known words by the curve, corrected by the evidence', () => {
  expect(countKnownWords(b1, [])).toBe(b1.size);
  const rare = [9000, 9001, 9002, 9003].map((rank) => about({ rank, isMarkedKnown: true }));
  const common = [100, 101, 102, 103].map((rank) => about({ rank, recall: 0.1 }));
  expect(countKnownWords(b1, rare)).toBeGreaterThan(b1.size);
  expect(countKnownWords(b1, common)).toBeLessThan(b1.size);
  expect(countKnownWords(b1, [about({ rank: null, isMarkedKnown: true })])).toBe(b1.size);
});
