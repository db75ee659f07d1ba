import type { RankedWord } from '../lexicon/word-ranks.ts';
import type { Word } from './word.ts';

/** Finds the frequency rank of a word, counted from one; null if it is rarer than the list. */
export function createRankFinder(
  ranked: readonly RankedWord[],
): (word: Pick<Word, 'base' | 'partOfSpeech'>) => number | null {
  const exact = new Map<string, number>();
  const byBase = new Map<string, number>();
  for (const [index, { base, partOfSpeech }] of withoutNames(ranked).entries()) {
    const key = base.toLowerCase();
    if (!exact.has(`${key} ${partOfSpeech}`)) exact.set(`${key} ${partOfSpeech}`, index + 1);
    if (!byBase.has(key)) byBase.set(key, index + 1);
  }
  return ({ base, partOfSpeech }) => {
    const spellings = [base.toLowerCase(), withoutPronoun(base.toLowerCase())];
    for (const key of spellings) {
      const rank = exact.get(`${key} ${partOfSpeech}`) ?? byBase.get(key);
      if (rank !== undefined) return rank;
    }
    return null;
  };
}

/** A fifth of the list are names, which everyone knows. Ranks and vocabulary sizes do not count them. */
export const withoutNames = (ranked: readonly RankedWord[]): RankedWord[] =>
  ranked.filter(({ partOfSpeech }) => partOfSpeech !== 'name');

/** The list has “sentar” where the lexicon has “sentarse”. */
const withoutPronoun = (base: string) =>
  base
    .replace(/^(?:sich |se |s’)|(?: s[ei]|-se)$/g, '')
    .replace(/(?<=[aeií]r)se$/, '')
    .replace(/(?<=[aeiou])rsi$/, 're');
