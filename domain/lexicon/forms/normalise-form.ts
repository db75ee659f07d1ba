import type { Language } from '../../language.ts';
import { splitWords } from '../../text/split-words.ts';

/** Normalises a word for lookup: lower case, one kind of apostrophe. */
export const normaliseForm = (text: string): string => text.normalize('NFC').replaceAll("'", '’').toLowerCase();

/**
 * Splits a form of the lexicon into words. A final apostrophe belongs to the word, as in French “l’” (the) and Italian “po’”
 * (little).
 */
export const splitForm = (form: string, language: Language): string[] =>
  // Fast path: most forms are one plain word, and compiling the lexicon splits about 650,000 forms.
  isPlainWord.test(form) ? [normaliseForm(form)] : splitAnyForm(form, language);

const isPlainWord = /^\p{L}+$/u;

const splitAnyForm = (form: string, language: Language): string[] =>
  splitWords(form, language).map(({ text, end }) => normaliseForm(text + (/['’]/.test(form.charAt(end)) ? '’' : '')));
