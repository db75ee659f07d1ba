import type { Language } from '../../language.ts';
import type { Lexicon } from '../lexicon.ts';
import type { ReadWord } from '../read-sentence.ts';
import { isOnly } from '../rules/word-classes.ts';
import type { Analysis } from './analysis.ts';

type Place = { words: readonly ReadWord[]; position: number; language: Language; lexicon: Lexicon };

/**
 * Analyses a word as a noun if the lexicon has a meaning only for a verb with the same form: French “le peuple” (the people)
 * is not a form of “peupler” (populate). A finite verb never follows an article or a preposition. The noun has no
 * meaning in the lexicon, but no meaning is better for the reader than a wrong one.
 */
export function findUnlistedNoun({ words, position, language, lexicon }: Place): Analysis | undefined {
  const word = words[position];
  if (!word || language === 'de' || word.readings.length === 0) return undefined;
  const isFiniteOnly = word.readings.every(
    ({ analysis }) =>
      analysis.word.partOfSpeech === 'verb' && !analysis.features.some((each) => /^(?:inf|part|ger)/.test(each)),
  );
  if (!isFiniteOnly || !isOnly(words[position - 1], ['determiner', 'preposition'], lexicon)) return undefined;
  return word.analyses.find(
    ({ word: { partOfSpeech, conceptIds } }) => partOfSpeech === 'noun' && conceptIds.length === 0,
  );
}
