/**
 * A word that is marked in the reader: a saved one (in review) that is not marked as known or learned yet, or a new one. A word
 * that was only looked up is new. Offsets are in UTF-16 units.
 */
export type Mark = readonly [sentence: number, start: number, end: number, kind: 'new' | 'saved'];
