import type { WordIndex } from './build-word-index.ts';

export interface WordMove {
  fromId: number;
  toId: number;
  count: number;
}

type Places = Pick<WordIndex, 'sequence' | 'starts' | 'sentenceEnds'>;

/**
 * Lists the words of a text that a new lexicon identifies as other words. Empty if the new lexicon splits the text into words
 * differently, because in that case the old words cannot be matched with the new ones.
 */
export function listMoves(before: Places, after: Places): WordMove[] {
  const isSplitAlike = isEqual(before.starts, after.starts) && isEqual(before.sentenceEnds, after.sentenceEnds);
  if (!isSplitAlike) return [];
  const moves = new Map<string, WordMove>();
  for (const [place, fromId] of before.sequence.entries()) {
    const toId = after.sequence[place] ?? 0;
    if (fromId === toId || fromId === 0 || toId === 0) continue;
    const key = `${fromId} ${toId}`;
    moves.set(key, { fromId, toId, count: (moves.get(key)?.count ?? 0) + 1 });
  }
  return [...moves.values()];
}

const isEqual = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((value, index) => value === others[index]);
