import type { Level } from '../level.ts';
import type { PartOfSpeech } from './concept.ts';

/** A base form of a language; its place in the list is its rank. Without a part of speech it may be another form. */
export type RankedWord = { base: string; partOfSpeech: PartOfSpeech | undefined };

/** How many of the commonest base forms a level knows; C1 knows more. */
const lastRanks: readonly (readonly [level: Level, lastRank: number])[] = [
  ['A1', 750],
  ['A2', 1700],
  ['B1', 3000],
  ['B2', 5000],
];

/** The level at which a learner meets a word of this rank, which counts from one. */
export const levelOfRank = (rank: number): Level => lastRanks.find(([, lastRank]) => rank <= lastRank)?.[0] ?? 'C1';
