/**
 * Words written with a full stop, listed without their last stop and separated by white space; "z. B." is listed as "z.b".
 * An entry in lower case also matches a capitalised word: "etc" matches "Etc." An entry with a capital does not match a word
 * in lower case: "Gen." is a general, "gen." is not. If a word is in two lists, the first list counts.
 */
export type AbbreviationLists = {
  /** Titles and introductory words ("Dr.", "e.g."): the sentence continues. */
  neverLast: string;
  /** Abbreviations that end a sentence only before a word that often starts a sentence ("Inc. The"). */
  rarelyLast: string;
  /** Abbreviations that end a sentence before any capital ("etc. Anna", "5 km. Anna"). */
  oftenLast: string;
  /** Words that are abbreviations before a number ("No. 5") and ordinary words elsewhere ("I said no."). */
  beforeNumber: string;
};
