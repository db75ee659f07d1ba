import type { GrammaticalCase, GrammaticalNumber } from '../../lexicon/morphology/features.ts';

/** One possible case and number of a form: “genitive singular”. */
export interface NounReading {
  case: GrammaticalCase;
  number: GrammaticalNumber;
}

export const isSameReading = (one: NounReading) => (other: NounReading) =>
  one.case === other.case && one.number === other.number;

/** Says whether the words before a noun allow this reading (this case and number). */
export type Guide = (reading: NounReading) => boolean;

export interface NounPlace {
  gender: 'm' | 'f' | 'n';
  /** The text of the sentence before the noun. */
  before: string;
}
