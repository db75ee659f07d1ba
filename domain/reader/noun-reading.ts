import type { GrammaticalCase, GrammaticalNumber } from '../lexicon/morphology/features.ts';

/** One thing that a form can be: “genitive singular”. */
export interface NounReading {
  case: GrammaticalCase;
  number: GrammaticalNumber;
}

export const isSameReading = (one: NounReading) => (other: NounReading) =>
  one.case === other.case && one.number === other.number;

/** Whether what stands before a noun allows a reading of it. */
export type Guide = (reading: NounReading) => boolean;

export interface NounPlace {
  gender: 'm' | 'f' | 'n';
  /** The sentence up to the noun. */
  before: string;
}
