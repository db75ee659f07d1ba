/** A meaning that is likely only near certain words. The pattern is tested against each word around it. */
export type Cue = readonly [forms: string, conceptId: string, near: RegExp];
