import type { cued } from './english-senses.ts';

/** A sense that certain words nearby show: “the trial” is in court, “a free trial” is not. */
export type Cue = readonly [forms: string, conceptId: string, cues: Parameters<typeof cued>[2]];
