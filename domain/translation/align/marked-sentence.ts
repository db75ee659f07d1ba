/** A sentence with language-independent features: the concepts, numbers and names it contains. */
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
