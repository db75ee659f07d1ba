import type { cued } from './english-senses.ts';

/** A sense that is recognised by nearby words: “the trial” is in court, “a free trial” is not. */
export type Cue = readonly [forms: string, conceptId: string, cues: Parameters<typeof cued>[2]];
