import { expect, test } from 'vitest';
import type { RankedWordInSentence } from '../../platform/lexicon/lexicon-messages.ts';
import { buildWordIndex } from './build-word-index.ts';

const ids: Record<string, number> = { leer: 11, libro: 12, 'de todas formas': 13 };
const idOf = ({ base }: { base: string }) => ids[base] ?? 0;

const word = (base: string, rank: number | null, ...ranges: [number, number][]): RankedWordInSentence => ({
  word: { base, partOfSpeech: 'noun', rank, expectedRank: rank },
  ranges,
  runningWords: ranges.length,
});
const name = (...range: [number, number]): RankedWordInSentence => ({ word: null, ranges: [range], runningWords: 1 });

test('keeps every running word with its place, and each distinct word once', () => {
  const index = buildWordIndex(
    [[name(0, 4), word('leer', 300, [5, 8])], [], [word('leer', 300, [0, 3]), word('libro', null, [7, 12])]],
    idOf,
  );
  expect(index).toMatchObject({
    words: [11, 12],
    counts: [2, 1],
    ranks: [300, 0],
    runningWords: 4,
    sequence: [0, 11, 11, 12],
    starts: [0, 5, 0, 7],
    ends: [4, 8, 3, 12],
    sentenceEnds: [2, 2, 4],
  });
});

test('an expression stands at each of its parts, in the order of the text', () => {
  const index = buildWordIndex([[word('de todas formas', null, [0, 2], [10, 15]), word('leer', 300, [3, 9])]], idOf);
  expect(index).toMatchObject({ sequence: [13, 11, 13], starts: [0, 3, 10], words: [13, 11], counts: [2, 1] });
});

test('a text of rare words needs a larger vocabulary, and 98 % a larger one than 90 %', () => {
  const text = (rank: number) =>
    buildWordIndex(
      [...Array.from({ length: 19 }, () => [word('leer', rank, [0, 4])]), [word('libro', rank * 2, [0, 5])]],
      idOf,
    );
  const [easy, hard] = [text(200), text(3000)];
  expect(easy.vocabularyFor90).toBeLessThan(easy.vocabularyFor98);
  expect(easy.vocabularyFor98).toBeLessThan(hard.vocabularyFor90);
});
