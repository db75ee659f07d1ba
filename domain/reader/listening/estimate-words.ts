import type { Language } from '../../language.ts';
import { splitWords } from '../../text/split-words.ts';

/** A word by its offsets in the text. `startLetters` is its start time, in the unit that `estimateWords` uses. */
interface EstimatedWord {
  from: number;
  to: number;
  startLetters: number;
}

const lettersPerDigit = 4;
const clausePauseLetters = 6;

/**
 * Estimates when each word is spoken, for voices that do not report it. Time is measured in letters: the average time to
 * speak one letter. A pause at a punctuation mark takes as long as several letters, and so does a digit, which is read as a
 * word.
 */
export function estimateWords(text: string, language: Language): { words: EstimatedWord[]; letters: number } {
  let letters = 0;
  let end = 0;
  const words = splitWords(text, language).map(({ start, end: to, text: word }) => {
    letters += countPauses(text.slice(end, start));
    const startLetters = letters;
    letters += 1 + word.length + (word.match(/\d/g)?.length ?? 0) * (lettersPerDigit - 1);
    end = to;
    return { from: start, to, startLetters };
  });
  return { words, letters: Math.max(1, letters) };
}

const countPauses = (between: string) => (between.match(/[,;:.!?…–—]/gu)?.length ?? 0) * clausePauseLetters;
