import type { Language } from '../language.ts';
import { splitWords } from '../text/split-words.ts';

/** How a word is looked up: in lower case, whichever apostrophe it is typed with. */
export const normaliseForm = (text: string): string => text.normalize('NFC').replaceAll("'", '’').toLowerCase();

/** The words of a form in the lexicon; there an apostrophe at the end belongs to the word, as in “l’” and “po’”. */
export const splitForm = (form: string, language: Language): string[] =>
  // Most forms are one plain word, and fifty thousand are read before the first answer.
  isPlainWord.test(form) ? [normaliseForm(form)] : splitAnyForm(form, language);

const isPlainWord = /^\p{L}+$/u;

const splitAnyForm = (form: string, language: Language): string[] =>
  splitWords(form, language).map(({ text, end }) => normaliseForm(text + (/['’]/.test(form.charAt(end)) ? '’' : '')));
