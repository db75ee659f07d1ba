import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleTypes, audiences, genres, tones } from '../library/article-attributes.ts';
import { chooseSurprise } from './choose-surprise-wish.ts';
import { surpriseSubjects } from './surprise-subjects.ts';

/** Seeded pseudo-random numbers make every run identical. */
function createRandom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('a surprise is a complete request for any random numbers', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const surprise = chooseSurprise(createRandom(seed));
      expect(articleTypes).toContain(surprise.type);
      expect(tones).toContain(surprise.tone);
      expect(audiences).toContain(surprise.audience);
      expect([1, 2]).toContain(new Set(surprise.genres).size);
      for (const genre of surprise.genres) expect(genres).toContain(genre);
      expect(surprise.description.length).toBeGreaterThanOrEqual(10);
    }),
  );
});

test('the smallest and the largest random number give a valid surprise', () => {
  expect(() => chooseSurprise(() => 0)).not.toThrow();
  expect(() => chooseSurprise(() => 1 - Number.EPSILON)).not.toThrow();
});

test('the same seed gives the same choice, and every value is chosen eventually', () => {
  expect(chooseSurprise(createRandom(7))).toEqual(chooseSurprise(createRandom(7)));
  const random = createRandom(1);
  const many = Array.from({ length: 2000 }, () => chooseSurprise(random));
  expect(new Set(many.map(({ type }) => type)).size).toBe(articleTypes.length);
  expect(new Set(many.map(({ description }) => description)).size).toBe(surpriseSubjects.length);
});

test('type and genres fit the subject', () => {
  const random = createRandom(2);
  for (let count = 0; count < 2000; count += 1) {
    const { description, type, genres: chosen } = chooseSurprise(random);
    const subject = surpriseSubjects.find((each) => each.description === description);
    expect(subject?.types).toContain(type);
    for (const genre of chosen) expect(subject?.genres).toContain(genre);
  }
  const dog = surpriseSubjects.find(({ description }) => description === 'A dog who commutes by bus');
  expect(dog?.types).toEqual(['fictional-story', 'satirical-piece']);
});

test('no subject is repeated before all others were offered', () => {
  const random = createRandom(3);
  const offered: string[] = [];
  for (const _ of surpriseSubjects) offered.unshift(chooseSurprise(random, offered).description);
  expect(new Set(offered).size).toBe(surpriseSubjects.length);
  const again = chooseSurprise(random, offered).description;
  expect(offered.slice(-10)).toContain(again);
});
