import { expect, test } from 'vitest';
import { keepSentencesApart } from './keep-sentences-apart.ts';

test.each([
  ['a b c d', 'a b c d', 'other sentences keep their order'],
  ['a1 a2 b c d e', 'a1 b c d a2 e', 'three cards are between the same sentence'],
  ['b c d e a1 a2', 'b a2 c d e a1', 'the last card moves forward'],
  ['b c a1 a2', 'a2 b c a1', 'a short queue keeps them as far apart as it can'],
  ['a1 a2 b', 'a1 b a2', 'one card is better than none'],
  ['a1 a2 b1 b2', 'a1 b1 a2 b2', 'two sentences take turns'],
  ['a1 a2 a3', 'a1 a2 a3', 'a single sentence keeps its order'],
  ['-1 -2 -3', '-1 -2 -3', 'words without a sentence share none'],
])('%s becomes %s: %s', (before, after) => {
  expect(keepSentencesApart(before.split(' ').map(cardOf)).map(({ word }) => word.id)).toEqual(after.split(' '));
});

test('a long queue loses no card and has no neighbours with the same sentence', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `${'abcdefgh'.charAt(Math.floor(index / 8))}${index}`);
  const ordered = keepSentencesApart(ids.map(cardOf));
  expect(ordered.map(({ word }) => word.id).toSorted()).toEqual(ids.toSorted());
  const neighbours = ordered.filter(({ word }, index) => word.sentence === ordered[index - 1]?.word.sentence);
  expect(neighbours).toEqual([]);
});

/** The first letter of the id is the sentence; “-” means no sentence. */
const cardOf = (id: string) => ({ word: { id, sentence: id.charAt(0).replace('-', '') } });
