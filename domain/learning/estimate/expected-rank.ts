import { harderThanParts } from './create-rank-finder.ts';
import { harderThanSource } from './word-family.ts';

/**
 * A word that courses teach at a level gets at most this rank, because a learner who has reached the level probably knows
 * it. The frequency lists come from film subtitles, in which words such as “spoon” and “Sunday” are rarer than in courses.
 */
const highestRanks = { A1: 250, A2: 800 };

export type CourseLevel = keyof typeof highestRanks;

/**
 * The rank that is used to estimate whether a learner knows a word: its frequency rank, or a lower one if courses teach the
 * word early. Null if the word is rare and courses do not teach it.
 */
export function expectRank(rank: number | null, courseLevel: CourseLevel | undefined): number | null {
  if (courseLevel === undefined) return rank;
  const highest = highestRanks[courseLevel];
  return Math.min(rank ?? highest, highest);
}

/** How much more frequent a word counts if it is spelled nearly like its translation in a language that readers know. */
const easierIfRecognised = 4;

/** The highest rank of a word that is spelled exactly like its translation, such as French “ferry”. */
const highestIfIdentical = 500;

/** The expected rank of a word that most readers recognise without having learned it, such as Spanish “nostalgia”. */
export function expectRankOfRecognised(rank: number | null, likeness: 'similar' | 'identical'): number | null {
  if (likeness === 'identical') return Math.min(rank ?? highestIfIdentical, highestIfIdentical);
  return rank === null ? null : Math.ceil(rank / easierIfRecognised);
}

/**
 * The expected rank of an expression or a compound. If all its words have a rank, it is at most the rank of the rarest word
 * times a factor. So “kitchen chair” is expected early, because courses teach both of its words.
 */
export function expectRankByParts(rank: number | null, partRanks: readonly (number | null)[]): number | null {
  const ranks = partRanks.filter((partRank) => partRank !== null);
  if (ranks.length === 0 || ranks.length < partRanks.length) return rank;
  const byParts = Math.round(Math.max(...ranks) * harderThanParts);
  return Math.min(rank ?? byParts, byParts);
}

/** The expected rank of a word in its family: a derived word is a little harder than the easiest word it comes from. */
export function expectRankInFamily<FamilyWord>(
  word: FamilyWord,
  expect: (word: FamilyWord) => number | null,
  sources: readonly FamilyWord[],
): number | null {
  const ranks = [expect(word), ...sources.map(expect).map((rank) => rank && Math.round(rank * harderThanSource))];
  const known = ranks.filter((rank) => rank !== null);
  return known.length === 0 ? null : Math.min(...known);
}
