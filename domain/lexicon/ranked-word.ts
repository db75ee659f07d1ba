import type { PartOfSpeech } from './concept.ts';

/** An item of a frequency list, most frequent first. Without a part of speech, `base` may be an inflected form. */
export type RankedWord = { base: string; partOfSpeech: PartOfSpeech | undefined };

/** A fifth of the list are names, which everyone knows. Ranks and vocabulary sizes do not count them. */
export const withoutNames = (ranked: readonly RankedWord[]): RankedWord[] =>
  ranked.filter(({ partOfSpeech }) => partOfSpeech !== 'name');
