/**
 * How one cost (for example, the time of a search) grows with one size (for example, the number of articles). growth.svg
 * contains one chart per `Growth`.
 */
export interface Growth {
  /** `name` is the measured cost, `of` is what the size axis counts. */
  name: string;
  of: string;
  unit: string;
  points: { size: number; value: number }[];
}
