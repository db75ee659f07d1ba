/** How one cost grows with one size: what the picture shows. */
export interface Growth {
  /** What is measured, and what there is more and more of. */
  name: string;
  of: string;
  unit: string;
  points: { size: number; value: number }[];
}
