/** How one cost grows with one size. One chart of growth.svg. */
export interface Growth {
  /** The measured cost, and what the size axis counts. */
  name: string;
  of: string;
  unit: string;
  points: { size: number; value: number }[];
}
