/** How one cost grows with one size. One chart of growth.svg. */
export interface Growth {
  /** The measured cost, and the unit of the size axis. */
  name: string;
  of: string;
  unit: string;
  points: { size: number; value: number }[];
}
