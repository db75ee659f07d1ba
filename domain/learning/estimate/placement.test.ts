import { expect, test } from 'vitest';
import type { RankedWord } from '../../lexicon/ranked-word.ts';
import { placementNext, placementPages, placementResult, wordsPerPage } from './placement.ts';

/** Base forms that consist of letters only, in the order of their ranks. Every tenth is a name. */
const ranked: RankedWord[] = Array.from({ length: 17_000 }, (_, index) => ({
  base: spell('a', index),
  partOfSpeech: index % 10 === 9 ? 'name' : 'noun',
}));
const invented = Array.from({ length: 150 }, (_, index) => spell('z', index));
const rankOf = new Map(
  ranked.filter(({ partOfSpeech }) => partOfSpeech === 'noun').map(({ base }, index) => [base, index + 1]),
);

function spell(opening: string, number: number) {
  return opening + [...String(number).padStart(5, '0')].map((digit) => 'bcdfghjklm'[Number(digit)]).join('');
}

function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

function take(isMarked: (word: string) => boolean, seed = 1) {
  const random = createRandom(seed);
  const answers: { word: string; isKnown: boolean }[] = [];
  const pages: string[][] = [];
  for (;;) {
    const step = placementNext({ answers, ranked, invented, random });
    if ('result' in step) return { result: step.result, pages, answers };
    expect(step).toMatchObject({ page: pages.length + 1, pageCount: placementPages });
    pages.push(step.words);
    answers.push(...step.words.map((word) => ({ word, isKnown: isMarked(word) })));
  }
}

const knowsFirst = (size: number) => (word: string) => (rankOf.get(word) ?? Number.POSITIVE_INFINITY) <= size;

test('asks five pages of twelve different words, a fifth of them invented', () => {
  const { pages, answers } = take(knowsFirst(2000));
  expect(pages.map(({ length }) => length)).toEqual(Array.from({ length: placementPages }, () => wordsPerPage));
  expect(new Set(answers.map(({ word }) => word)).size).toBe(60);
  expect(answers.filter(({ word }) => invented.includes(word))).toHaveLength(12);
  expect(answers.filter(({ word }) => !invented.includes(word) && !rankOf.has(word))).toEqual([]);
});

test.each([500, 1500, 4000, 8000])('finds a vocabulary of the first %i words', (size) => {
  const { result } = take(knowsFirst(size));
  expect(Math.abs(result.size - size) / size).toBeLessThan(0.25);
  expect(result.range[0]).toBeLessThan(size);
  expect(result.range[1]).toBeGreaterThan(size);
});

test('later pages ask about words near the limit of the vocabulary', () => {
  const { pages } = take(knowsFirst(4000));
  const ranksOf = (page: readonly string[] = []) => page.flatMap((word) => rankOf.get(word) ?? []);
  const farFrom = (ranks: readonly number[]) => ranks.filter((rank) => rank < 1000 || rank > 12_000).length;
  expect(farFrom(ranksOf(pages[4]))).toBeLessThan(farFrom(ranksOf(pages[0])));
});

test('marking invented words lowers the result', () => {
  const honest = take(knowsFirst(1500)).result;
  let turn = 0;
  const guesser = take((word) => {
    turn += 1;
    return knowsFirst(1500)(word) || turn % 3 === 0;
  });
  const claimed = guesser.answers.map(({ word, isKnown }) => ({
    word,
    isKnown: isKnown && !invented.includes(word),
  }));
  const believed = placementResult({ answers: claimed, ranked, invented });
  expect(guesser.result.size).toBeLessThan(believed.size);
  expect(Math.abs(guesser.result.size - 1500)).toBeLessThan(Math.abs(believed.size - 1500));
  expect(guesser.result.range[1] / guesser.result.range[0]).toBeGreaterThan(honest.range[1] / honest.range[0]);
});

test('a learner who marks everything or nothing gets a result', () => {
  expect(take(() => false).result.level).toBe('A1');
  expect(take((word) => rankOf.has(word)).result.level).toBe('C1');
  const everything = take(() => true).result;
  expect(everything.range[1] / everything.range[0]).toBeGreaterThan(4);
});

test.each([0.5, 0.75, 0.8])(
  'a learner who knows nothing and marks %d of all words at random is not taken for an advanced one',
  (share) => {
    const results = Array.from({ length: 9 }, (_, index) => {
      const chance = createRandom((index + 1) * 7919);
      return take(() => chance() < share, index + 1).result;
    }).toSorted((a, b) => a.size - b.size);
    const median = results[4];
    expect(median?.size).toBeLessThan(1700);
    expect(median?.levelRange[0]).toBe('A1');
  },
);

test('ignores answers about words that are in neither list', () => {
  const { answers, result } = take(knowsFirst(2000));
  const more = [...answers, { word: '<script>', isKnown: true }];
  expect(placementResult({ answers: more, ranked, invented })).toEqual(result);
});

test('shows only words that may be shown', () => {
  const askable = new Set(ranked.filter((_, index) => index % 3 === 0).map(({ base }) => base));
  const step = placementNext({ answers: [], ranked, invented, askable, random: createRandom(1) });
  if ('result' in step) throw new Error('The placement ended early.');
  expect(step.words.filter((word) => !askable.has(word) && !invented.includes(word))).toEqual([]);
});
