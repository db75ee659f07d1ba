/**
 * Words written with a full stop, listed without their last one and parted by white space; "z. B." is listed as "z.b".
 * An entry in lower case stands for "Etc." too, one with a capital only for itself: "Gen." is a general, "gen." is none.
 * Of words in two lists the first list counts.
 */
export type AbbreviationLists = {
  /** Titles and words that announce something ("Dr.", "e.g."): the sentence goes on. */
  neverLast: string;
  /** End a sentence only where a word follows that often begins one ("Inc. The"). */
  rarelyLast: string;
  /** End a sentence before any capital ("etc. Anna", "5 km. Anna"). */
  oftenLast: string;
  /** Abbreviations before a number ("No. 5"), ordinary words elsewhere ("I said no."). */
  beforeNumber: string;
};
