/** Words and their usual sense. If a word nearby matches `cue`, the sense `other` is meant instead. */
export type Preferred = readonly [bases: string, concepts: string, cue?: RegExp, other?: string];
