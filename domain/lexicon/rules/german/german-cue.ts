/** A meaning that is likely only near certain words. `near` is tested against each word around the form. */
export type Cue = readonly [forms: string, conceptId: string, near: RegExp];
