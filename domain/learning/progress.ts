import type { Vocabulary } from './estimate/estimate.ts';
import type { SavedState } from './saved-word.ts';

/** A week that starts on Monday, in the user's time zone. */
export interface ProgressWeek {
  /** The date of the Monday. In the week in which the user joined, the day on which they joined. */
  start: string;
  /**
   * How many words the learner knew at the end of the week, and the range of this estimate; null before the first estimate.
   */
  known: number | null;
  range: readonly [from: number, to: number] | null;
  secondsRead: number;
  secondsHeard: number;
  articlesFinished: number;
}

/** The number of days for which due words are forecast, today included. */
export const forecastDays = 7;

export interface ReviewProgress {
  /**
   * The number of grades in the last 30 days: Hard, Good and Easy count as recalled, Again as forgotten. The first grade of
   * a word does not count, because there was nothing to recall yet.
   */
  recalled: number;
  forgotten: number;
  /**
   * How many words can be reviewed on each day, in the user's time zone: due words, and new words up to the daily limit. The
   * first day is today and includes overdue words.
   */
  due: { day: string; count: number }[];
}

export interface Progress {
  /** All weeks up to the current one, without gaps. Empty if the learner has read nothing yet. */
  weeks: ProgressWeek[];
  states: Record<SavedState, number>;
  /** `isPlaced`: whether the estimate began with a placement test, not with a level that was chosen by hand. */
  vocabulary: (Vocabulary & { isPlaced: boolean }) | null;
  reviews: ReviewProgress;
}
