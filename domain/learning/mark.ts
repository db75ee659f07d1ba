/** A word that is marked in the reader: a new word, or a saved one that is not known yet. Offsets are in UTF-16 units. */
export type Mark = readonly [sentence: number, start: number, end: number, kind: 'new' | 'saved'];
