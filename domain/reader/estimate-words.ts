import type { Language } from '../language.ts';
import { splitWords } from '../text/split-words.ts';

/** A word by its offsets, and when it is spoken: after this many letters of speech. */
interface EstimatedWord {
  from: number;
  to: number;
  startLetters: number;
}

const lettersPerDigit = 4;
const clausePauseLetters = 6;

/**
 * Estimates when each word is spoken, for voices that do not report words. The unit is the time of one letter. A pause at a
 * comma takes as long as some letters, and a digit is read as a word.
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
