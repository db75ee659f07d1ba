import { annotate } from '../../annotate.ts';
import type { Lexicon } from '../../lexicon.ts';

/** Returns a function that finds the concept of the word between square brackets. */
export const createMeant = (lexicon: Lexicon) => (marked: string) => {
  const start = marked.indexOf('[');
  const words = annotate({ de: marked.replace(/[[\]]/g, '') }, lexicon).de ?? [];
  return words.find((word) => word.start === start)?.conceptId?.split('/')[0];
};
