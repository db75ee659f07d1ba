/** The sense to show unless a word nearby matches the cue. Then the other sense is meant. */
export type Preferred = readonly [bases: string, concepts: string, cue?: RegExp, other?: string];
