import type { Language } from '../language.ts';
import type { Analysis } from './forms/analysis.ts';
import { guessUnlistedSlovenian } from './forms/unlisted-slovenian.ts';
import type { ReadWord } from './read-sentence.ts';
import { asAdverb } from './rules/slovenian/adverbs-of-adjectives.ts';

type Place = { words: readonly ReadWord[]; position: number; language: Language };

/**
 * Chooses the analysis (base form and grammar) that fits the chosen meaning of the word. If the word has no meaning in the
 * lexicon, returns an analysis only if no other base form is possible.
 */
export function chooseAnalysis(
  { words, position, language }: Place,
  ownConceptId: string | undefined,
): Analysis | undefined {
  const word = words[position];
  if (word === undefined) return undefined;
  const { text, analyses, readings } = word;
  const meant = inSingular(readings.find(({ conceptId }) => conceptId === ownConceptId)?.analysis, analyses);
  const found = language === 'sl' ? asAdverb(meant, words, position) : meant;
  if (found !== undefined || readings.length > 0) return found;
  return (
    guessed(analyses, text) ?? (language === 'sl' && analyses.length === 0 ? guessUnlistedSlovenian(text) : undefined)
  );
}

/**
 * The analysis of a common word without a concept, if it has only one base form. Undefined for capitalised words, which are
 * probably names.
 */
function guessed(analyses: readonly Analysis[], text: string): Analysis | undefined {
  const [first, ...others] = analyses;
  if (!first || others.some(({ word }) => word.base !== first.word.base)) return undefined;
  return /^\p{Lu}/u.test(text) && !/^\p{Lu}/u.test(first.word.base) ? undefined : first;
}

/**
 * If the lexicon lists the form both as a plural-only word and as a form of another word, returns the other word: Portuguese
 * “pessoas” may mean people in general, but its dictionary form is “pessoa” (person).
 */
function inSingular(analysis: Analysis | undefined, analyses: readonly Analysis[]): Analysis | undefined {
  if (!analysis?.word.gender?.endsWith('pl')) return analysis;
  const singular = analyses.find(
    ({ word }) =>
      word.partOfSpeech === analysis.word.partOfSpeech &&
      !word.gender?.endsWith('pl') &&
      // Slovenian “vrata” (door) is not the plural of “vrat” (neck), because “vrat” has another gender.
      (word.gender?.charAt(0) === analysis.word.gender?.charAt(0) || analysis.word.gender === 'pl'),
  );
  return singular ?? analysis;
}
