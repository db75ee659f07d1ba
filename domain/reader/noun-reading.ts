export type GrammaticalCase = 'nominative' | 'genitive' | 'dative' | 'accusative' | 'locative' | 'instrumental';
export type GrammaticalNumber = 'singular' | 'dual' | 'plural';

/** One thing that a form can be: “genitive singular”. */
export interface NounReading {
  case: GrammaticalCase;
  number: GrammaticalNumber;
}

export const isSameReading = (one: NounReading) => (other: NounReading) =>
  one.case === other.case && one.number === other.number;

/** What stands before a noun tells of it, and whether there was anything. */
export interface NounReadings {
  readings: readonly NounReading[];
  isGuided: boolean;
}

export interface NounPlace {
  form: string;
  base: string;
  gender: 'm' | 'f' | 'n';
  /** The sentence up to the noun. */
  before: string;
}
