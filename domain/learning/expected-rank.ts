/**
 * The highest rank of words that courses teach at a level, whatever their frequency. At these ranks, a learner who has reached the
 * level probably knows the word. Subtitles seldom mention grandmothers, spoons or Sundays, but every course does.
 */
const highestRanks = { A1: 250, A2: 800 };

export type CourseLevel = keyof typeof highestRanks;

/**
 * The rank from which the knowledge of a word is expected: its frequency rank, or a lower one if courses teach the word early. Null
 * if the word is rare and courses do not teach it.
 */
export function expectRank(rank: number | null, courseLevel: CourseLevel | undefined): number | null {
  if (courseLevel === undefined) return rank;
  const highest = highestRanks[courseLevel];
  return Math.min(rank ?? highest, highest);
}
