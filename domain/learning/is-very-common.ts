import type { PartOfSpeech } from '../lexicon/concept.ts';

const functionWords: readonly PartOfSpeech[] = ['pronoun', 'determiner', 'preposition', 'conjunction', 'particle'];
const commonest = 200;
const commonestFunctionWords = 500;

/**
 * Whether every learner meets the word all the time: Slovenian “biti” (be), “iti” (go), “pa” (and). A lookup of such a word
 * does not mean that the learner wants to review it. Expressions are never very common, even if their words are.
 */
export function isVeryCommon({ rank, partOfSpeech }: { rank: number | null; partOfSpeech: PartOfSpeech }): boolean {
  if (rank === null || partOfSpeech === 'expression') return false;
  return rank <= (functionWords.includes(partOfSpeech) ? commonestFunctionWords : commonest);
}
