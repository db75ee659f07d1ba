import { expect, test } from 'vitest';
import { shareAt, wordsUnder } from '../domain/learning/estimate/curve.ts';
import { placementNext } from '../domain/learning/estimate/placement.ts';
import { listSources } from '../domain/learning/estimate/word-family.ts';
import { listPlacementWords } from '../domain/lexicon/list-placement-words.ts';
import { withoutNames } from '../domain/lexicon/ranked-word.ts';
import { createChance } from '../tests/support/chance.ts';
import { readRanks } from './frequency/read-ranks.ts';
import { readInventedWords } from './invented-words/read-invented-words.ts';
import { placementExclusions } from './placement-exclusions.ts';
import { readLexicon } from './read-lexicon.ts';

const ranked = readRanks('es');
const invented = readInventedWords('es');
const askable = new Set(
  listPlacementWords({
    concepts: readLexicon().concepts,
    language: 'es',
    ranked,
    excluded: new Set(placementExclusions),
  }).flatMap(({ word, alikeIn }) => (alikeIn.includes('en') ? [] : [word])),
);
const rankOf = new Map<string, number>();
/** For each derived word: the rank of the commonest word from which it is derived. */
const sourceRankOf = new Map<string, number>();
for (const [index, { base }] of withoutNames(ranked).entries()) if (!rankOf.has(base)) rankOf.set(base, index + 1);
for (const { base, partOfSpeech } of ranked) {
  const sources = partOfSpeech ? listSources({ base, partOfSpeech }, 'es') : [];
  const ranks = sources.flatMap((source) => rankOf.get(source.base) ?? []);
  if (ranks.length > 0) sourceRankOf.set(base, Math.min(...ranks));
}

const runs = 50;
const ofFamily = 0.2;

function findMedian(shareKnown: (rank: number) => number): number {
  const sizes = Array.from({ length: runs }, (_, seed) => {
    const chance = createChance(seed + 1);
    const random = () => chance.below(1e6) / 1e6;
    const knows = (word: string) =>
      random() < shareKnown(rankOf.get(word) ?? Number.POSITIVE_INFINITY) ||
      random() < ofFamily * shareKnown(sourceRankOf.get(word) ?? Number.POSITIVE_INFINITY);
    const answers: { word: string; isKnown: boolean }[] = [];
    for (;;) {
      const step = placementNext({ answers, ranked, invented, askable, random });
      if ('result' in step) return step.result.size;
      answers.push(...step.words.map((word) => ({ word, isKnown: knows(word) })));
    }
  });
  return sizes.toSorted((a, b) => a - b)[runs / 2] ?? 0;
}

test.each([800, 2000, 4000, 8000])('a learner of the %i commonest words gets about this result', (size) => {
  const median = findMedian((rank) => (rank <= size ? 1 : 0));
  expect(Math.abs(median - size) / size).toBeLessThan(0.25);
});

test.each([800, 2000, 4000, 8000])(
  'a learner who knows half of the words at rank %i gets about the right result',
  (middle) => {
    const spread = 0.4;
    const size = wordsUnder(Math.log(middle), spread);
    const median = findMedian((rank) => shareAt(Math.log(rank), Math.log(middle), spread));
    expect(Math.abs(median - size) / size).toBeLessThan(0.25);
  },
);
