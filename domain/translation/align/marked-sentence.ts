/** A sentence with its marks: language-independent features, which are the concepts, numbers and names in it. */
export interface MarkedSentence {
  text: string;
  marks: ReadonlySet<string>;
}

export type MarkedParagraphs = readonly (readonly MarkedSentence[])[];

/** An aligned group: `sources` source sentences from index s, and `translations` translated sentences from index t. */
export interface Bead {
  s: number;
  t: number;
  sources: number;
  translations: number;
}
