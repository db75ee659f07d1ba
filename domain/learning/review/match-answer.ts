import type { Language } from '../../language.ts';
import { countTypos } from '../../text/count-typos.ts';
import type { SavedWord } from '../saved-word.ts';

/**
 * `accent` and `typo` are accepted, and the mistake is shown. `base-form`: the answer is the dictionary form, but the
 * sentence has another form. `misspelt-base-form` also has a typo or a wrong accent.
 */
export type AnswerMatch = 'right' | 'accent' | 'typo' | 'base-form' | 'misspelt-base-form' | 'wrong';

/** Compares a typed answer with the word in the sentence. */
export function matchAnswer(
  typed: string,
  { form, base, language }: Pick<SavedWord, 'form' | 'base' | 'language'>,
): AnswerMatch {
  const answers = spellingsOf(typed, language);
  const fits = (expected: string, isClose: (answer: string, word: string) => boolean) =>
    answers.some((answer) => spellingsOf(expected, language).some((word) => isClose(answer, word)));
  if (fits(form, isSame)) return 'right';
  if (fits(base, isSame)) return 'base-form';
  if (fits(form, isSameWithoutAccents)) return 'accent';
  if (fits(base, isSameWithoutAccents)) return 'misspelt-base-form';
  if (fits(form, isTypo)) return 'typo';
  return fits(base, isTypo) ? 'misspelt-base-form' : 'wrong';
}

const isSame = (a: string, b: string) => a === b;
const isSameWithoutAccents = (a: string, b: string) =>
  withoutAccents(a) === withoutAccents(b) || withoutAccents(spellOut(a)) === withoutAccents(spellOut(b));

/** In shorter words a different letter is often another word, not a typo: Spanish “casa” (house) and “cosa” (thing). */
const shortestWithTypo = 5;

const isTypo = (answer: string, word: string) =>
  word.length >= shortestWithTypo && countTypos(withoutAccents(answer), withoutAccents(word)) === 1;

const withoutAccents = (text: string) =>
  text.replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '');

/** Learners whose keyboard has no German umlauts type “ae” for “ä”. */
const spellOut = (text: string) => text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');

const articles: Partial<Record<Language, RegExp>> = {
  en: /^(?:the|an?|to) /,
  es: /^(?:el|la|los|las|un|una|unos|unas) /,
  fr: /^(?:(?:le|la|les|un|une|des) |l’)/,
  de: /^(?:der|die|das|den|dem|des|eine?|einen|einem|einer|eines) /,
  pt: /^(?:os?|as?|uma?|uns|umas) /,
  it: /^(?:(?:il|lo|la|i|gli|le|un|uno|una) |(?:l|un)’)/,
};

/** Removes a reflexive pronoun that dictionaries write with the verb. */
const withoutReflexive: Record<Language, (text: string) => string> = {
  en: (text) => text,
  es: (text) => text.replace(/(?<=[aeií]r)se$/, ''),
  fr: (text) => text.replace(/^(?:se |s’)/, ''),
  de: (text) => text.replace(/^sich /, ''),
  pt: (text) => text.replace(/-se$/, ''),
  it: (text) => text.replace(/(?<=[aeiou]r)si$/, 'e'),
  sl: (text) => text.replace(/ s[ei]$/, ''),
};

/**
 * The accepted spellings: the text in lower case, the same without its article, and the same without a reflexive pronoun.
 */
function spellingsOf(text: string, language: Language): string[] {
  const plain = text
    .normalize('NFC')
    .toLocaleLowerCase(language)
    .replaceAll("'", '’')
    .replace(/[.,;:!?¿¡…"“”„«»()\s]+/g, ' ')
    .trim();
  const article = articles[language];
  const bare = article === undefined ? plain : plain.replace(article, '');
  return [...new Set([plain, bare, withoutReflexive[language](plain)])].filter((each) => each !== '');
}
